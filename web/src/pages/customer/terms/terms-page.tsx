import * as common from '#words/common';
import * as words from '#words/terms';
import * as titles from '#words/titles';
import { MinimumOrder, SalonEmail, SalonName, SalonPhone } from '../../../features/salon/settings/salon.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { fill } from '../../../ui/fill.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const chapters = [
  { id: 'account', title: words.account, content: <Account /> },
  { id: 'bookings', title: words.bookings, content: <Bookings /> },
  { id: 'cancelling', title: words.cancelling, content: <Cancelling /> },
  { id: 'payment', title: words.payment, content: <Payment /> },
  { id: 'coupons', title: words.coupons, content: <p>{words.couponsText}</p> },
  { id: 'conduct', title: words.conduct, content: <Conduct /> },
  { id: 'liability', title: words.liability, content: <Liability /> },
  { id: 'law', title: words.law, content: <Law /> },
];

export default function TermsPage() {
  useDocumentTitle(titles.terms);
  return (
    <LongText title={titles.terms} updated="2026-11-28" chapters={chapters}>
      <p>{fill(words.summary, { salon: <SalonName /> })}</p>
    </LongText>
  );
}

function Account() {
  return (
    <p>
      {fill(words.accountText, {
        profile: <TextLink href={paths.profile}>{titles.profile}</TextLink>,
        privacy: <TextLink href={paths.privacy}>{titles.privacy}</TextLink>,
      })}
    </p>
  );
}

function Bookings() {
  const settings = useSettings();
  return (
    <>
      <p>{words.whenBinding}</p>
      <ul>
        <li>{words.pricesStay}</li>
        {settings?.minimumOrderValue !== 0 && <li>{fill(words.minimum, { amount: <MinimumOrder /> })}</li>}
        <li>{words.howFarAhead(settings ? words.daysAhead(settings.bookingHorizonDays) : words.weeksAhead)}</li>
        {settings !== undefined && settings.depositPercent > 0 && (
          <li>{words.deposit(money(settings.depositAbove), settings.depositPercent)}</li>
        )}
        {settings?.showListPrice !== false && <li>{words.listPrice}</li>}
        <li>{words.typical}</li>
        <li>{words.ifWeCannotCome}</li>
      </ul>
    </>
  );
}

function Cancelling() {
  const settings = useSettings();
  const { cancelFeePercent: percent = 0, cancelFreeHours: hours = 0 } = settings ?? {};
  const { noShowWaitMinutes: wait = 15, noShowDepositPercent: asked = 0 } = settings ?? {};
  const bookings = <TextLink href={paths.bookings}>{common.myBookings}</TextLink>;
  return (
    <>
      <p>
        {percent === 0 ? fill(words.moveOrCancelFree, { bookings }) : fill(words.moveOrCancel, { bookings })}{' '}
        {words.afterCancelling}
      </p>
      {percent > 0 && (
        <p>
          {words.fee(hours === 0 ? words.untilVisit : words.untilHoursBefore(hours), percent)} {words.grace}
        </p>
      )}
      <p>
        {words.ifNobodyIsThere(wait)}
        {asked > 0 && ` ${words.afterTwoNoShows(asked)}`}
      </p>
      <p>{fill(words.onceStarted, { phone: <SalonPhone /> })}</p>
    </>
  );
}

function Payment() {
  const settings = useSettings();
  const offersUpi = settings?.paymentTypes.includes('PAY_NOW') ?? false;
  const ways = settings?.onlinePayment ? words.payAfterOrOnline : offersUpi ? words.payAfterOrUpi : words.payAfter;
  return (
    <p>
      {ways} {words.whenPaid}
    </p>
  );
}

function Conduct() {
  return (
    <>
      <p>{words.trust}</p>
      <ul>
        {words.conductRules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

function Liability() {
  return (
    <>
      <p>{fill(words.notSatisfied, { phone: <SalonPhone />, email: <SalonEmail /> })}</p>
      <p>{words.liabilityText}</p>
    </>
  );
}

function Law() {
  const city = useSettings()?.city;
  return (
    <>
      <p>
        {city ? words.courtsAt(city) : words.courtsAtSalon}{' '}
        {fill(words.consumerCommission, { contact: <TextLink href={paths.contact}>{common.contact}</TextLink> })}
      </p>
      <p>{words.changes}</p>
    </>
  );
}
