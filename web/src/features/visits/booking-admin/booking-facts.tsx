import { Copy } from 'lucide-react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { mapLink } from '../../../map/map-links.ts';
import { paths } from '../../../paths.ts';
import { duration, instant, longDate, plainTime, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Facts } from '../../../ui/facts.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useCustomer } from '../../accounts/customer/customer.ts';
import { CustomerNote } from '../../accounts/customer/customer-note.tsx';
import { AlertBadge } from '../../messages/alert/alerts.tsx';
import { ChatLinks } from '../../messages/chat/chat-links.tsx';
import { chatWords } from '../../messages/chat/chat-words.ts';
import { useSalonName } from '../../salon/settings/salon.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { townOf } from '../../schedule/address/address.ts';
import { type Booking, referenceOf, shortId, stepOf } from '../booking/booking.ts';
import { DueBadge, StatusBadge } from '../booking/booking-badges.tsx';
import { useArrival } from '../booking/use-arrival.ts';
import { uncoveredReason } from '../hand-over/candidates.ts';
import { ProposalChat } from '../hand-over/proposal-chat.tsx';
import { useUncovered } from '../hand-over/use-team.ts';
import { keyOf } from '../hand-over/visit-key.ts';
import { BookingItems } from './booking-items.tsx';
import { BookingPayments } from './booking-payments.tsx';
import { nameOf } from './booking-question.tsx';
import { ServicesProposalFacts } from './services-proposal-facts.tsx';
import { StateQuestion } from './state-question.tsx';
import { cancelReasonWords, refusalWords, useBookingActs } from './use-booking-acts.ts';
import { PartyFacts, WhoComes } from './who-comes-facts.tsx';
import { wordsToCustomer } from './words-to-customer.ts';

/** That nobody can carry it out as things are, and why (rule N10). */
function UncoveredNote({ bookingId }: { bookingId: string }) {
  const visits = useUncovered().data?.filter(one => one.bookingId === bookingId) ?? [];
  return visits.map(visit => (
    <Alert key={keyOf(visit)} tone="bad">
      Nobody can come yet: {uncoveredReason(visit)}.
    </Alert>
  ));
}

/** All facts of a booking, in the order the beautician needs them on the way. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { user, address, bookingDate, bookingTime, durationInMinutes } = booking;
  const salonName = useSalonName();
  // Read on its own, so that a failure does not hide the booking.
  const { data: known } = useCustomer(booking.userId);
  const language = known?.customer.language ?? 'en';
  const arrival = useArrival(booking);
  const settings = useSettings();
  const step = booking.payBy === null ? stepOf(booking) : null;
  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere">
      <section>
        <div className="mb-2 flex flex-wrap gap-2">
          <StatusBadge status={booking.status} reason={booking.cancelReason} />
          <DueBadge booking={booking} />
          <AlertBadge bookingId={booking.bookingId} delaysOnly />
        </div>
        <WhyCancelled booking={booking} />
        <p className="figures text-lg font-semibold">{longDate(bookingDate)}</p>
        <p className="figures">
          {time(bookingTime)} <span className="text-muted">· about {duration(durationInMinutes)}</span>
        </p>
        {arrival && <p className="figures text-sm text-muted">{arrival}</p>}
      </section>
      <UncoveredNote bookingId={booking.bookingId} />
      <WhoComes booking={booking} />
      <PartyFacts booking={booking} />
      {booking.relatedTo && (
        <p>
          Belongs to{' '}
          <TextLink href={adminPaths.booking(booking.relatedTo)}>booking {shortId(booking.relatedTo).toUpperCase()}</TextLink>.
        </p>
      )}
      <ProposalFacts booking={booking} />
      <ServicesProposalFacts booking={booking} />
      <section aria-label="Customer">
        <h3 className={heading}>Customer</h3>
        <p className="font-semibold">{nameOf(user)}</p>
        {user.mobile && <p className="figures">{writtenMobile(user.mobile)}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          <ReachButtons
            name={user.fullName ?? 'the customer'}
            mobile={user.mobile}
            map={mapLink(address)}
            text={wordsToCustomer(booking, salonName, language)}
          />
        </div>
        {user.mobile && user.fullName && (
          <ChatLinks
            name={user.fullName}
            mobile={user.mobile}
            words={chatWords({
              customer: user.fullName.split(' ')[0] ?? '',
              language,
              salon: salonName,
              date: bookingDate,
              time: bookingTime,
              reference: referenceOf(booking).toUpperCase(),
              amount: booking.amountDue,
              upiId: settings?.upiId,
              step:
                step && settings?.onlinePayment
                  ? { ...step, link: `${location.origin}${paths.payment(booking.bookingId)}` }
                  : null,
            })}
          />
        )}
        {known && (
          <div className="mt-3">
            <CustomerNote customerId={known.customer.id} note={known.note} />
          </div>
        )}
      </section>
      <section aria-label="Address">
        <h3 className={heading}>Address</h3>
        {address ? (
          <>
            <p className="font-semibold">{address.street}</p>
            <p>{townOf(address)}</p>
            {address.instructions && (
              <p className="mt-2 rounded-md bg-marigold-tint px-3 py-2 whitespace-pre-line">
                <span className="font-semibold">Instructions:</span> {address.instructions}
              </p>
            )}
            {booking.stateUnknown && <StateQuestion bookingId={booking.bookingId} typed={address.state} />}
            <CopyMapLink address={address} />
          </>
        ) : (
          <p className="text-muted">No longer kept, since the account was deleted.</p>
        )}
      </section>
      <BookingItems booking={booking} />
      <BookingPayments booking={booking} />
      <External booking={booking} />
      <p className="figures text-sm text-muted">
        Chose to pay {booking.paymentType === 'PAY_NOW' ? 'now' : 'after the service'} · booked {instant(booking.createdAt)}
        {booking.refundedAt && ` · refunded ${instant(booking.refundedAt)}`}
      </p>
    </div>
  );
}

/** Why the visit did not take place, for staff. */
function WhyCancelled({ booking: { cancelReason, refusal } }: { booking: Booking }) {
  if (!cancelReason) return null;
  const why = refusal ? `: ${refusalWords[refusal].toLowerCase()}` : '';
  return <p className="mb-2 font-semibold text-madder">{`${cancelReasonWords[cancelReason]}${why}`}</p>;
}

/** What a partner or a program keeps with the booking. */
function External({ booking: { externalId, metadata } }: { booking: Booking }) {
  const notes = Object.entries(metadata ?? {}).map(([label, value]) => ({ label, value }));
  const facts = externalId === null ? notes : [{ label: 'External id', value: externalId }, ...notes];
  if (facts.length === 0) return null;
  return (
    <section aria-label="From a partner">
      <h3 className={heading}>From a partner or program</h3>
      <Facts facts={facts} />
    </section>
  );
}

const heading = 'mb-1 text-sm font-semibold text-muted';

/** For a message to the beautician who is on her way (rule W14). */
function CopyMapLink({ address }: { address: Booking['address'] }) {
  const link = mapLink(address);
  if (!link) return null;

  const copy = () => copyText(link, 'Google Maps link copied!', 'Failed to copy link');
  return (
    <Button size="sm" variant="quiet" className="mt-1 -ml-4" onClick={copy}>
      <Copy aria-hidden className="size-4.5" strokeWidth={1.75} />
      Copy map link
    </Button>
  );
}

/** Another time that the customer was asked about, and has not answered (rule N82). */
function ProposalFacts({ booking }: { booking: Booking }) {
  const { withdraw } = useBookingActs(booking.bookingId);
  const { proposal } = booking;
  if (!proposal) return null;
  return (
    <section aria-label="Another time">
      <h3 className="mb-1 text-sm font-semibold text-muted">Another time, waiting for the customer</h3>
      <p className="figures font-semibold">
        {longDate(proposal.bookingDate)}, {plainTime(proposal.bookingTime)}
        {proposal.professional && `, ${proposal.professional.name}`}
      </p>
      <p className="text-sm text-muted">The time is not kept. It is checked again when the customer says yes.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ProposalChat booking={booking} />
        <Allowed to="DELETE /booking/admin/{id}/proposal">
          <Button size="sm" variant="quiet" onClick={() => void withdraw()}>
            Take Back
          </Button>
        </Allowed>
      </div>
    </section>
  );
}
