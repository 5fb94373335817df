import { useFormContext } from 'react-hook-form';
import type { components } from '#contract';
import { noMobile } from '#words/common';
import { MOBILE } from '../../../../../../common/phone.ts';
import type { Language } from '../../../../../../common/words/languages.ts';
import { adminApi, ask } from '../../../../api/client.ts';
import { messageOf } from '../../../../api/message-of.ts';
import { useStaffRead } from '../../../../api/use-staff-read.ts';
import { FullNameField } from '../../../../features/accounts/auth/person-fields.tsx';
import { Note } from '../../../../features/accounts/customer/customer-note.tsx';
import { languageOptions } from '../../../../features/accounts/customer/language-options.ts';
import { PhoneField } from '../../../../forms/phone-field.tsx';
import { SelectField } from '../../../../forms/select-field.tsx';
import { money, plural } from '../../../../shared/format.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { ReadFailed } from '../../../../ui/read-failed.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

export interface CallerValues {
  mobile: string;
  fullName: string;
  language: Language;
}

/** The customer: known by the mobile, or new and asked for a name and a language. */
export function CallerSection({ caller, isAwaited, error, reload }: ReturnType<typeof useCaller>) {
  const { register, formState } = useFormContext<CallerValues>();
  return (
    // A container query, because the sidebar leaves less room than a tablet has.
    <div className="@container">
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <PhoneField
          label="Mobile"
          required
          placeholder="10 digits"
          autoComplete="off"
          error={formState.errors.mobile?.message}
          {...register('mobile', {
            validate: mobile => MOBILE.test(mobile) || noMobile,
          })}
        />
        {error !== undefined ? (
          <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to look up the customer.')}</ReadFailed>
        ) : caller ? (
          <Known caller={caller} />
        ) : caller === null ? (
          <>
            <FullNameField
              required
              placeholder="Name of the customer"
              autoComplete="off"
              missing="Please enter the customer's full name."
            />
            <SelectField label="Language of messages and bills" options={languageOptions} {...register('language')} />
          </>
        ) : (
          isAwaited && <Skeleton className="h-19" />
        )}
      </div>
    </div>
  );
}

function Known({ caller: { customer, note } }: { caller: NonNullable<ReturnType<typeof useCaller>['caller']> }) {
  return (
    <div role="status" className="grid gap-1.5 wrap-anywhere">
      <p className="text-sm font-semibold">Known customer</p>
      <p className="flex min-h-12 flex-wrap items-center gap-x-2 rounded-md bg-sand px-4 py-2.5">
        <span className="font-semibold">{customer.fullName}</span>
        <span className="figures text-sm text-muted">
          {customer.bookings > 0 ? `${plural(customer.bookings, 'booking')}, ${money(customer.spent)} spent` : 'No bookings yet'}
        </span>
      </p>
      {note && <Note>{note}</Note>}
      {!customer.active && <Alert tone="bad">This customer is deactivated. Activate them first, then book.</Alert>}
    </div>
  );
}

type Caller = components['schemas']['CustomerDetail'];

interface CallerState {
  /** The customer with this mobile; null when there is none, undefined while the number is incomplete or looked up. */
  caller: Caller | null | undefined;
  /** The number is complete and being looked up. */
  isAwaited: boolean;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** Looks up the caller as soon as the number is complete. */
export function useCaller(mobile: string): CallerState {
  const isWhole = MOBILE.test(mobile);
  const { data, error, isBehind, reload } = useStaffRead(isWhole ? ['/customer/admin', 'caller', mobile] : null, () =>
    load(mobile),
  );
  const caller = isWhole && !isBehind ? data : undefined;
  return { caller, isAwaited: isWhole && caller === undefined, error: isWhole ? error : undefined, reload };
}

async function load(mobile: string): Promise<Caller | null> {
  const { content } = await ask(adminApi.GET('/customer/admin', { params: { query: { search: mobile, size: 20 } } }));
  const found = content.find(customer => customer.mobile === mobile);
  return found ? ask(adminApi.GET('/customer/admin/{id}', { params: { path: { id: found.id } } })) : null;
}
