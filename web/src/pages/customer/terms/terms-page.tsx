import * as titles from '#words/titles';
import { MinimumOrder, SalonEmail, SalonName, SalonPhone } from '../../../features/settings/salon.tsx';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { money, plural } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const chapters = [
  { id: 'account', title: 'Your account', content: <Account /> },
  { id: 'bookings', title: 'Bookings, prices and times', content: <Bookings /> },
  { id: 'cancelling', title: 'Moving and cancelling', content: <Cancelling /> },
  { id: 'payment', title: 'Payment', content: <Payment /> },
  { id: 'coupons', title: 'Coupons', content: <Coupons /> },
  { id: 'conduct', title: 'At your home: conduct and safety', content: <Conduct /> },
  { id: 'liability', title: 'If something goes wrong', content: <Liability /> },
  { id: 'law', title: 'Law and changes', content: <Law /> },
];

export default function TermsPage() {
  useDocumentTitle(titles.terms);
  return (
    <LongText title="Terms of Service" updated="2026-11-27" chapters={chapters}>
      <p>
        These are the rules between you and <SalonName /> when you book a home visit on this site. In short: the price you confirm
        is the price you pay, you can move or cancel a visit until it starts, and both sides treat each other well.
      </p>
    </LongText>
  );
}

function Account() {
  return (
    <p>
      You need to be 18 or over, and sign in with an Indian mobile number that is yours and a one-time password by SMS. Do not
      give that code to anybody: our staff never ask for it. Give us your real name and address. You can delete your account at
      any time under <TextLink href={paths.profile}>Profile</TextLink>; what happens to your data is in the{' '}
      <TextLink href={paths.privacy}>Privacy Policy</TextLink>. We may close an account that is used to harm others or the
      service.
    </p>
  );
}

function Bookings() {
  const settings = useSettings();
  return (
    <>
      <p>
        A filled cart is not yet an order. You and we have a contract when you press Place Order and we confirm the order. From
        then on we keep a team free for you.
      </p>
      <ul>
        <li>Prices are in Indian rupees and include taxes. The price you confirm stays, even if our list changes.</li>
        {settings?.minimumOrderValue !== 0 && (
          <li>
            A booking costs at least <MinimumOrder /> after any discount, because we travel to you.
          </li>
        )}
        <li>
          You can book {settings ? `up to ${settings.bookingHorizonDays} days ahead` : 'some weeks ahead'}, in the time slots
          shown, as long as a team is free. We come at the beginning of the slot. How long the visit takes depends on the
          services.
        </li>
        {settings !== undefined && settings.depositPercent > 0 && (
          <li>
            Of an order above {money(settings.depositAbove)} that you pay after the service, you pay {settings.depositPercent} %
            online when you book, and the rest at the visit. Checkout names the amounts.
          </li>
        )}
        <li>A struck-through price is a list price for comparison. You pay the price beside it.</li>
        <li>
          Pictures and durations are typical. Your hair and skin decide the details, and the beautician says so before she begins.
        </li>
        <li>If we cannot come, for example because of illness or traffic, we call you, offer another time and charge nothing.</li>
      </ul>
    </>
  );
}

function Cancelling() {
  const { cancelFeePercent: percent = 0, cancelFreeHours: hours = 0 } = useSettings() ?? {};
  return (
    <>
      <p>
        Until the slot starts you can move or cancel a visit under <TextLink href={paths.bookings}>My Bookings</TextLink>
        {percent === 0 && ', free of charge'}. When you cancel, you can use the coupon again. We return what you paid to the
        account it came from, within 7 working days.
      </p>
      {percent > 0 && (
        <p>
          Moving is free. Cancelling is free until{' '}
          {hours === 0 ? 'the visit starts' : `${plural(hours, 'hour')} before the visit`}. If you move the visit before that
          time, the time moves with it. Later we keep {percent} % of its price from what you have paid, also from a deposit, and
          we collect nothing from you if you have paid less. If we cancel, everything comes back. The order and the question
          before you cancel name the time and the amount. Your booking keeps the policy of the day on which you made it.
        </p>
      )}
      <p>
        Once the slot has started, you can no longer change the visit here. Please call <SalonPhone />. If nobody opens within 20
        minutes of our arrival and we cannot reach you, the team goes on to its next visit.
      </p>
    </>
  );
}

function Payment() {
  const settings = useSettings();
  const offersUpi = settings?.paymentTypes.includes('PAY_NOW') ?? false;
  return (
    <p>
      You pay after the service, in cash or by card to the team
      {settings?.onlinePayment ? (
        <>
          , or online by UPI, card or net banking. If you choose to pay when you order, we keep your time for some minutes. Your
          visit is booked once the money is there. Otherwise the time is given back, and money that comes too late is returned to
          you
        </>
      ) : (
        offersUpi &&
        ', or by UPI with the link and QR code that you get when you place the order. A UPI payment goes to the account named in the link'
      )}
      . We mark your booking as paid when the money has arrived. Our teams take no advance at the door, and ask for nothing beyond
      the price of your booking and what you added during the visit.
    </p>
  );
}

function Coupons() {
  return (
    <p>
      You can use one coupon per booking, within its dates and its number of uses. It reduces the price of the whole cart and
      never pays out cash. A coupon counts as used when you book. If we end a coupon, bookings that were made before keep their
      discount.
    </p>
  );
}

function Conduct() {
  return (
    <>
      <p>A home visit needs trust on both sides.</p>
      <ul>
        <li>An adult is at home for the whole visit. For somebody under 18 that is a parent or guardian.</li>
        <li>
          Please give the team a clean, lit place to work with a socket and water nearby, and keep pets and visitors at a
          distance.
        </li>
        <li>
          Tell us beforehand of allergies, skin complaints, pregnancy, recent operations or infections. The beautician may decline
          a treatment that could harm you, and does not charge for it.
        </li>
        <li>
          We provide beauty services only. Any harassment, threat, violence, drunkenness or filming without consent ends the visit
          at once. The team leaves, we charge the visit, and we report what the law requires.
        </li>
        <li>
          Our teams behave as your guests: no smoking, no private calls, no sales talk. If one does not, tell us the same day.
        </li>
        <li>Please keep valuables out of the way, for everybody's peace of mind.</li>
      </ul>
    </>
  );
}

function Liability() {
  return (
    <>
      <p>
        If you are not satisfied with the work, tell us within seven days at <SalonPhone /> or <SalonEmail />. We do it again free
        of charge or return its price. This does not limit your rights under the Consumer Protection Act, 2019.
      </p>
      <p>
        We are liable for harm that we or our teams cause by negligence or intent. We are not liable for a reaction to something
        that you knew and did not tell us, for harm after you did not follow our advice on aftercare, or for delays that we cannot
        prevent. Except for injury and intent, our liability is limited to the price of the booking, as far as the law permits.
      </p>
    </>
  );
}

function Law() {
  const city = useSettings()?.city;
  return (
    <>
      <p>
        The law of India applies, and the courts {city ? `at ${city}` : 'at the place of our salon'} decide. As a consumer you may
        also go to the consumer commission where you live. Please speak to us first, through{' '}
        <TextLink href={paths.contact}>Contact</TextLink>: most things are settled with a call.
      </p>
      <p>
        We may change these terms for future bookings. The date is above. A booking follows the terms of the day on which it was
        made. If one clause is not valid, the others are.
      </p>
    </>
  );
}
