import { useController } from 'react-hook-form';
import { addDays } from '../../../../../common/time.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { date } from '../../../shared/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { NudgesSection } from './nudges-section.tsx';
import { useSettingsPreview } from './preview.tsx';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';
import { SlotsEffect } from './slots-effect.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

export default function BookingsSections() {
  return (
    <>
      <BookingsSection />
      <WaitingListSection />
      <NudgesSection />
    </>
  );
}

function BookingsSection() {
  const field = useSettingsFields();
  const { field: plan } = useController<SettingsValues, 'slotPlan'>({ name: 'slotPlan' });
  const { field: starts } = useController<SettingsValues, 'startPlan'>({ name: 'startPlan' });
  const { settings } = useSettingsPreview();
  return (
    <SettingsSection title="Bookings" hint="What can be booked, how far ahead and how often." effect={<SlotsEffect />}>
      <div data-setting="slotPlan" tabIndex={-1}>
        <RadioCards
          legend="Slot plan"
          showLegend
          value={plan.value}
          onChange={plan.onChange}
          className="grid gap-3 sm:grid-cols-2"
          cards={[
            { value: 'TWO_HOUR', label: 'Two-hour slots', hint: 'Five a day, from 09:00 AM to 07:00 PM' },
            { value: 'HOURLY', label: 'Hourly slots', hint: 'Thirteen a day, from 07:00 AM to 08:00 PM' },
          ]}
        />
      </div>
      <div data-setting="startPlan" tabIndex={-1}>
        <RadioCards
          legend="Starts of named professionals"
          showLegend
          value={starts.value}
          onChange={starts.onChange}
          className="grid gap-3 sm:grid-cols-2"
          cards={[
            { value: 'WINDOWS', label: 'With each slot', hint: 'As the slot plan says' },
            { value: 'EVERY_60', label: 'Every hour', hint: '10:00, 11:00, 12:00 …' },
            { value: 'EVERY_30', label: 'Every half hour', hint: '10:00, 10:30, 11:00 …' },
            { value: 'EVERY_15', label: 'Every 15 minutes', hint: '10:00, 10:15, 10:30 …' },
          ]}
        />
        <p className="mt-2 text-sm text-muted">
          Within your opening hours. It counts when each visit has a named professional: travel and other visits decide which
          starts are free.
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Teams"
          hint="How many visits can take place at the same time."
          inputMode="numeric"
          {...field('teams')}
        />
        <NumberField
          label="Shortest notice in minutes"
          hint="How long before a visit customers can still book or move it. You are free to book at once."
          inputMode="numeric"
          {...field('shortestNotice')}
        />
        <NumberField
          label="Days ahead"
          hint={`Customers can book up to ${date(addDays(today(), settings.bookingHorizonDays))}.`}
          inputMode="numeric"
          {...field('bookingHorizonDays')}
        />
        <NumberField
          label="Pending bookings"
          hint="The most one customer can have at a time."
          inputMode="numeric"
          {...field('maxPendingBookings')}
        />
      </div>
    </SettingsSection>
  );
}

/** How a time that gets free is offered to those who wait (rules B92 to B94). */
function WaitingListSection() {
  const field = useSettingsFields();
  return (
    <SettingsSection
      title="Waiting List"
      hint="When a time gets free, it is held for one customer who waits for it, and a message with a link goes out."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Minutes an offer is held"
          hint="How long a time is held for somebody who waits. 10 at most when the visit is within 3 hours."
          inputMode="numeric"
          {...field('waitOfferMinutes')}
        />
      </div>
      <SwitchField
        label="Regulars first"
        hint="Customers who were here before are asked before others who wait."
        {...field('waitRegularsFirst')}
      />
    </SettingsSection>
  );
}
