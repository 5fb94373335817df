import { useState } from 'react';
import { minuteOf } from '../../../../../common/minutes.ts';
import { istDate, istTime } from '../../../../../common/time.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { duration, plainTime, time } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { useNow } from '../../../shared/use-now.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSavedSettings } from '../../salon/settings/saved-settings.ts';
import { type Slot, useSlots } from '../booking/availability.ts';
import { useHasNames, useTeam } from '../hand-over/use-team.ts';
import { useAreOffersOff } from './offers-off.tsx';
import { useWaitActs } from './use-wait-acts.tsx';
import { daysWords, forStaff, type Gap, lastDayToWait, type StaffWait, servicesWords, timesWords } from './waits.ts';

interface Props {
  of: StaffWait;
  /** The day that is looked at. */
  date: string;
  gap: Gap | null;
  onClose: () => void;
}

/** Holds a time for somebody who waits, and sends the link to it. */
export default function OfferDialog({ of, date: looked, gap, onClose }: Props) {
  const { wait, customer } = of;
  const [date, setDate] = useState(looked);
  const [chosenId, setChosenId] = useState(gap?.professionalId ?? '');
  // Whom the customer waits for comes, whosever gap it is.
  const whose = wait.professionalId ?? chosenId;
  const [wished, setWished] = useState(gap?.time ?? null);
  const { free, error, reload } = useFreeTimes(of, date, whose);
  const chosen = chosenOf(free, wished, wait.times);
  const acts = useWaitActs(of);

  async function offer() {
    if (!chosen) return;
    try {
      await acts.offer({ bookingDate: date, bookingTime: chosen, ...(whose && { professionalId: whose }) });
    } catch (error) {
      throw forStaff(error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title={`Offer a time to ${customer.fullName}?`}
      confirm="Offer"
      confirming="Offering..."
      fallback="Failed to offer the time."
      isReady={chosen !== null}
      isFinal={error => hasCode(error, 'OFFER_ENDED', 'NOT_FOUND')}
      onConfirm={offer}
      onClose={onClose}
      promise={chosen && <Effect date={date} time={chosen} />}
    >
      <p className="text-sm text-muted">
        {servicesWords(of)} · <span className="figures">{duration(of.durationInMinutes)}</span>
      </p>
      <p className="figures mb-4 text-sm text-muted">
        Waits for {daysWords(wait)}, {timesWords(wait)}
      </p>
      <div className="grid gap-4">
        <div className="field-columns grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Day"
            type="date"
            min={today()}
            max={lastDayToWait()}
            value={date}
            onChange={({ target }) => target.value && setDate(target.value)}
            className="min-w-0 px-2!"
          />
          {error ? (
            <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to fetch the free times.')}</ReadFailed>
          ) : free === undefined ? (
            <Skeleton className="h-19" />
          ) : (
            <TimeField free={free} chosen={chosen} times={wait.times} onChange={setWished} />
          )}
        </div>
        {wait.professionalId === null ? (
          <WhoField value={whose} onChange={setChosenId} />
        ) : (
          <p className="text-sm">{wait.professional?.name ?? 'The wished professional'} comes, as the customer wishes.</p>
        )}
      </div>
    </ConfirmDialog>
  );
}

interface TimeProps {
  free: Slot[];
  chosen: string | null;
  /** What the customer waits for; null for any time. */
  times: string[] | null;
  onChange: (time: string) => void;
}

function TimeField({ free, chosen, times, onChange }: TimeProps) {
  const labelOf = ({ startTime }: Slot) => (times?.includes(startTime) ? `${time(startTime)}, wished` : time(startTime));
  const options = free.map(slot => ({ value: slot.startTime, label: labelOf(slot) }));
  return (
    <SelectField
      label="Time"
      hint={free.length === 0 ? 'No time of this day is free for the visit.' : undefined}
      disabled={free.length === 0}
      options={free.length === 0 ? [{ value: '', label: 'None free' }] : options}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** In a salon with names: whose time it is. */
function WhoField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data = [] } = useTeam();
  if (!useHasNames()) return null;
  const people = data.filter(({ active, id }) => active || id === value);
  return (
    <SelectField
      label="Who comes"
      options={[{ value: '', label: 'Whoever fits best' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What happens when it is offered. */
function Effect({ date, time }: { date: string; time: string }) {
  const now = useNow(60_000);
  const minutes = heldMinutes(useSavedSettings().data?.settings.waitOfferMinutes, date, time, now);
  const isOff = useAreOffersOff();
  return (
    <div className="mt-4 grid gap-2 text-sm">
      <p className="figures">
        {shortDate(date)}, {plainTime(time)} is held {minutes ? `for ${duration(minutes)}` : 'for a while'}: nobody else can book
        it.
      </p>
      <p>
        {isOff
          ? 'No message goes out, because it is switched off in Settings. Call the customer, who can take the time in My Bookings.'
          : 'A message with a link goes out at once. One tap takes the time or declines it.'}
      </p>
      {!isOff && isNight(now) && <p className="font-semibold">It is night. The message goes out all the same.</p>}
    </div>
  );
}

/** When the salon offers nothing by itself. */
function isNight(now: number): boolean {
  const minute = minuteOf(istTime(now));
  return minute >= nightFrom || minute < nightUntil;
}

const nightFrom = 21 * 60;
const nightUntil = 8 * 60;
/** A visit that begins so soon is offered for a shorter time. */
const soon = { within: 180, minutes: 10 };

/** How long an offer of this time is held, as the server counts it. */
function heldMinutes(saved: number | undefined, date: string, time: string, now: number): number | undefined {
  if (saved === undefined) return undefined;
  const isSoon = date === istDate(now) && minuteOf(time) - minuteOf(istTime(now)) <= soon.within;
  return isSoon ? Math.min(saved, soon.minutes) : saved;
}

/** The wished time if it is free, else the first free one that the customer waits for, else the first. */
function chosenOf(free: Slot[] | undefined, wished: string | null, times: string[] | null): string | null {
  if (!free) return null;
  const starts = free.map(({ startTime }) => startTime);
  if (wished !== null && starts.includes(wished)) return wished;
  return starts.find(start => times?.includes(start)) ?? starts[0] ?? null;
}

/** The free times of a day for this visit: with its services, at its address. */
function useFreeTimes({ wait, customer, durationInMinutes }: StaffWait, date: string, professionalId: string) {
  const hasNames = useHasNames();
  const { addressId, bookingId, serviceIds, womenOnly } = wait;
  // The address of a booking that is to be earlier is the booking's.
  const address = useAddress(customer.id, addressId);
  const names = hasNames && { serviceIds, professionalId: professionalId || null, womenOnly };
  const { data, error, mutate } = useSlots(address === undefined ? undefined : date, {
    minutes: durationInMinutes,
    ...(bookingId && { bookingId }),
    ...names,
    ...(address && { position: address }),
  });
  return { free: data?.filter(({ available }) => available), error: data ? undefined : error, reload: () => mutate() };
}

/** Where the visit is; null if that is not known, and undefined while it is read. */
function useAddress(customerId: string, addressId: string | null) {
  const key = addressId ? (['/customer/admin/{id}', customerId] as const) : null;
  const { data, error } = useStaffRead(key, () =>
    ask(adminApi.GET('/customer/admin/{id}', { params: { path: { id: customerId } } })),
  );
  if (!addressId || error) return null;
  const found = data?.addresses.find(({ id }) => id === addressId);
  return found ? { latitude: found.latitude, longitude: found.longitude } : data && null;
}
