// Series for staff (rule R22.1).
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { ApiError, type ErrorCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useSave } from '../../../api/use-save.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { toast } from '../../../ui/toast.ts';
import type { Wanted } from '../booking/availability.ts';
import type { Booking } from '../booking/booking.ts';
import { touchedByBookings } from '../booking/staff-reads.ts';
import type { SeriesHands } from '../series/hands.ts';
import type { Series, SeriesRequest, SeriesVisit } from '../series/series.ts';

type Schemas = components['schemas'];
export type StaffSeries = Schemas['StaffSeries'];

const all = '/series/admin';
const one = '/series/{id}';
const ofUser = '/series/user/{id}';

/** A series with the times that would fit a visit that is asked about. Without an id it reads nothing. */
export function useStaffSeries(id: string | null) {
  return useStaffRead(id ? [one, id] : null, () => ask(adminApi.GET(one, { params: { path: { id: id ?? '' } } })), {
    isLive: true,
  });
}

/** More than a customer can have. */
const MOST = 20;

/** The open series of a customer. */
export function useSeriesOf(userId: string) {
  return useStaffRead([all, userId], () => ask(adminApi.GET(all, { params: { query: { userId, size: MOST } } })));
}

/** How often a customer's visit would come again. Undefined while it is read, and if nothing is proposed. */
export function useUsualWeeks({ bookingId, userId }: Pick<Booking, 'bookingId' | 'userId'>): number | undefined {
  const { data } = useStaffRead([ofUser, userId], () => ask(adminApi.GET(ofUser, { params: { path: { id: userId } } })));
  return data?.find(one => one.bookingId === bookingId)?.everyWeeks;
}

/** Everything that shows series or their visits is read again, also after a refusal. */
function useTouched() {
  const { mutate } = useSWRConfig();
  return () => mutate(touchedByBookings).catch(() => null);
}

/** Lets a customer's booking come again. Throws ApiError with words for staff. */
export function useBeginForCustomer(): (body: SeriesRequest) => Promise<Series> {
  const save = useSave();
  const touch = useTouched();
  return async body => {
    try {
      return await save(body, header => ask(adminApi.POST('/series', { params: { header }, body })));
    } catch (error) {
      throw forStaff(error);
    } finally {
      await touch();
    }
  };
}

/** What staff can do with a series. `position`: where its visits are, if that is known. */
export function useStaffHands(series: Series, position: Wanted['position']): SeriesHands {
  const touch = useTouched();
  const params = { path: { id: series.id } };
  return {
    staff: { asked: 'Customer is asked', why: whyWords, costs: costWords },
    async act(body, done) {
      try {
        await ask(adminApi.POST('/series/{id}/act', { params, body }));
        toast.success(done);
      } catch (error) {
        throw forStaff(error);
      } finally {
        await touch();
      }
    },
    wantedFor: ({ bookingId }) => ({
      ...{ minutes: 0, serviceIds: series.serviceIds, position, professionalId: series.professionalId },
      ...{ womenOnly: series.womenOnly },
      ...(bookingId && { bookingId }),
    }),
  };
}

const reasons: Record<Schemas['SeriesReason'], string> = {
  TIME: 'The usual time is not free.',
  PROFESSIONAL: 'The professional is not free at the usual time.',
  SERVICES: 'A service is no longer on sale.',
  MINIMUM: 'The price is below the smallest order.',
  AREA: 'The salon no longer comes to the address.',
  ADDRESS: 'The customer has deleted the address.',
  OTHER_VISIT: 'The customer has another visit then.',
  CANCELLED: 'It was cancelled.',
  PAUSED: 'It lies in a pause.',
  ENDED: 'It was cancelled with the end of these visits.',
};

function whyWords({ reason }: SeriesVisit): string {
  return reasons[reason ?? 'TIME'];
}

function costWords(fee: string): string {
  return `It is late to cancel: the salon keeps ${fee} from what the customer has paid.`;
}

/** What the server says of these to the customer, for staff. */
const refusals: { [code in ErrorCode]?: string } = {
  TOO_MANY_SERIES: 'This customer has five regular visits already. End one of them first.',
  SERIES_STATE: 'The visit is over, or belongs to regular visits already. Look at them again.',
  DUPLICATE_BOOKING: 'This customer has a visit at that time already.',
};

function forStaff(error: unknown): unknown {
  const message = error instanceof ApiError ? refusals[error.errorCode] : undefined;
  return error instanceof ApiError && message ? new ApiError({ ...error, message }) : error;
}
