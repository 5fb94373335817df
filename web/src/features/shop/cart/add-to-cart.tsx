import { Check, ShoppingBag } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/cart';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { failureToast } from '../../../ui/failure-toast.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAuthDialog } from '../../accounts/auth/auth-dialog.tsx';
import { useSession } from '../../accounts/auth/session.tsx';
import { useUnserved } from '../../salon/settings/use-unserved.ts';
import { refOfService } from '../choice/choice.ts';
import { type CartService, itemOf, maxQuantity } from './cart.ts';
import { cartAttempts } from './cart-attempts.ts';
import { cartFailures, cartProblem, isSignedOut } from './cart-errors.ts';
import { addToCart, removeFromCart, setQuantity } from './change-cart.ts';
import { useCart } from './use-cart.ts';

interface Props {
  service: CartService;
  block?: boolean | undefined;
  size?: ButtonLook['size'];
}

/** Adds the service to the cart as it was chosen. Once it is there, a stepper changes the quantity or removes it. */
export function AddToCart({ service, block = false, size = 'sm' }: Props) {
  const { cart } = useCart();
  const { phase, add } = useAddToCart(service);
  const quantity = itemOf(cart, refOfService(service))?.quantity ?? 0;
  const isStepper = phase === 'idle' && quantity > 0;
  const isUnserved = useUnserved().has(service.id);

  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place, isStepper);
  const nameId = useId();

  return (
    <div ref={place} {...keepFocus} className={block ? 'grid' : 'inline-grid'}>
      {isStepper ? (
        <CartStepper service={service} quantity={quantity} size={size} block={block} />
      ) : isUnserved ? (
        <p className="py-2 text-sm font-semibold text-muted">{words.notNow}</p>
      ) : (
        <Button
          size={size}
          block={block}
          busy={phase === 'adding'}
          aria-describedby={nameId}
          onClick={add}
          className={phase === 'added' ? 'bg-leaf! whitespace-nowrap' : 'whitespace-nowrap'}
        >
          {phase === 'adding' ? (
            words.adding
          ) : phase === 'added' ? (
            <>
              <Check aria-hidden className="size-5" strokeWidth={2.5} />
              {words.added}
            </>
          ) : (
            <>
              <ShoppingBag aria-hidden className="size-4.5" strokeWidth={2} />
              {words.addToCart}
            </>
          )}
        </Button>
      )}
      <span id={nameId} hidden>
        {service.name}
      </span>
      <VisuallyHidden>
        <span role="status">{phase === 'added' && words.isInCart(service.name)}</span>
      </VisuallyHidden>
    </div>
  );
}

interface CartStepperProps {
  service: CartService;
  quantity: number;
  size?: 'sm' | 'md' | 'lg' | undefined;
  block?: boolean;
}

/** The quantity of the service, outside the cart page. One less than 1 removes it. */
function CartStepper({ service, quantity, size, block }: CartStepperProps) {
  const [attempt] = useState(() => cartAttempts(service.name));
  return (
    <QuantityStepper
      of={service.name}
      quantity={quantity}
      max={maxQuantity}
      size={size}
      block={block}
      onChange={wanted => attempt(setQuantity(refOfService(service), wanted), cartFailures.quantity)}
      onRemove={() => attempt(removeFromCart(refOfService(service)), cartFailures.remove)}
    />
  );
}

/**
 * When a focused control is replaced by another in the same place, the new one gets the focus. Spread the result onto the place;
 * `shown` says which of the two is there.
 */
function useKeepFocus(place: RefObject<HTMLElement | null>, shown: unknown) {
  // React reports no blur for an element that it removes, so this stays true.
  const hadFocus = useRef(false);
  const last = useRef(shown);

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (hadFocus.current && !place.current?.contains(document.activeElement)) {
      [...(place.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)?.focus({ preventScroll: true });
    }
  }, [place, shown]);

  // A DOM listener: React does not report the focus that a closing dialog gives back.
  useEffect(() => {
    const element = place.current;
    const note = () => {
      hadFocus.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [place]);

  return {
    onBlur: (event: FocusEvent) => {
      hadFocus.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}

type Phase = 'idle' | 'adding' | 'added';

/** How long the button says Added (rule T11). */
const addedMs = 2000;

/** Adds the service. Asks a visitor to sign in first, and adds it after that. */
function useAddToCart(service: CartService): { phase: Phase; add: () => void } {
  const { status } = useSession();
  const auth = useAuthDialog();
  const [phase, setPhase] = useState<Phase>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [failure] = useState(failureToast);

  async function run() {
    setPhase('adding');
    failure.takeBack();
    try {
      await addToCart(service);
      setPhase('added');
      timer.current = setTimeout(() => setPhase('idle'), addedMs);
    } catch (error) {
      setPhase('idle');
      if (isSignedOut(error)) return auth.open('login', { next: run, adding: service.name });
      // Rule T11 only logs it, but the customer should also know.
      console.error(cartFailures.add, error);
      const { text, hint } = cartProblem(error, cartFailures.add);
      failure.say(text, { detail: hint ?? service.name });
    }
  }

  function add() {
    if (phase !== 'idle') return;
    if (status === 'out') auth.open('login', { next: run, adding: service.name });
    else void run();
  }

  return { phase, add };
}
