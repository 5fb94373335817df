import type { Clock } from '../../../common/time.ts';
import type { Config } from '../config/config.ts';
import { PATIENCE } from './call.ts';
import { type DevGateway, devGateway } from './dev-gateway.ts';
import type { Gateway } from './gateway.ts';
import { razorpay } from './razorpay.ts';

/** The configured payment provider. Without one, customers pay at the visit or by UPI (rule M5). */
export function createGateway({ payments, dataDir }: Config, clock: Clock): { gateway?: Gateway; devGateway?: DevGateway } {
  switch (payments.PAYMENT_PROVIDER) {
    case 'razorpay': {
      const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = payments;
      return { gateway: razorpay({ keyId, keySecret, webhookSecret, baseUrl: payments.RAZORPAY_URL }, PATIENCE) };
    }
    case 'dev': {
      const dev = devGateway({ dataDir, clock });
      return { gateway: dev, devGateway: dev };
    }
    case 'none':
      return {};
  }
}
