/** The port of payment providers (rules M13 to M15). Amounts are paise. Failures throw; NoAnswer if nobody knows what happened. */

export interface WantedOrder {
  /** Ours, as the provider's receipt. */
  paymentId: string;
  amountPaise: number;
  /** What the customer reads: no personal data. */
  description: string;
  /** Where the provider sends the customer back. */
  returnUrl: string;
}

/** Money that the provider holds for an order. */
export interface Captured {
  /** The provider's id of the payment. */
  providerId: string;
  amountPaise: number;
  refundedPaise: number;
}

export interface OrderState {
  captured: Captured[];
  /** Payments that the bank has allowed, whose money nobody has taken yet. */
  blocked: Pick<Captured, 'providerId' | 'amountPaise'>[];
  /** The last try failed, and nothing was captured or allowed. Another try may still succeed. */
  failed: boolean;
}

export interface WantedRefund {
  /** Ours. The provider pays once, however often it is asked. */
  refundId: string;
  /** The provider's. */
  paymentId: string;
  amountPaise: number;
}

export interface RefundState {
  providerId: string;
  state: 'PENDING' | 'DONE' | 'FAILED';
}

/** A form that the customer's browser posts to the provider's page. */
export interface CheckoutForm {
  action: string;
  fields: Record<string, string>;
}

/** What the provider's page shows. It names no payer, because nobody signs in there. */
export interface Shown {
  salonName: string;
  description: string;
}

export interface Gateway {
  provider: 'DEV' | 'RAZORPAY';
  /** Answers the provider's id of the order. */
  createOrder(order: WantedOrder): Promise<string>;
  /** The order that an earlier call with this receipt and amount made, whose answer was lost. */
  findOrder(order: Pick<WantedOrder, 'paymentId' | 'amountPaise'>): Promise<string | undefined>;
  order(orderId: string): Promise<OrderState>;
  /** Takes money that the bank has allowed. What is taken already stays as it is. */
  take(providerId: string, amountPaise: number): Promise<void>;
  refund(refund: WantedRefund): Promise<RefundState>;
  refundState(paymentId: string, refundId: string): Promise<RefundState>;
  /** How the customer gets to the provider's page: its own address, or a form. */
  checkout(orderId: string, amountPaise: number, returnUrl: string, shown: Shown): string | CheckoutForm;
  /** Whether a report comes from the provider. */
  isGenuine(body: Buffer, signature: string): boolean;
}
