import useSWR from 'swr';
import { useCaller } from '../../../api/caller.ts';
import { ask } from '../../../api/client.ts';
import type { Guest } from '../../shop/cart/cart.ts';
import { plansPath, type Visit } from '../booking/availability.ts';
import type { PartyChoice, Plans } from '../guests/guests.ts';

/** A saved address of the customer, or for staff where the visit would be. */
export type PartyPlace = { addressId: string } | { latitude: string; longitude: string };

/** The visit to plan. */
export type PartyWanted = PartyPlace & {
  guests: Guest[];
  bookingDate: string;
  /** Everyone is ready by then, or the visit begins then. */
  readyBy?: string;
  bookingTime?: string;
  professionalId?: string | undefined;
  womenOnly?: boolean | undefined;
  /** The booking that moves: its own time counts as free. */
  exceptBookingId?: string;
};

/** Who could serve whom. Read again every minute while shown, because others book. */
export function usePlans(wanted: PartyWanted | null) {
  const caller = useCaller();
  return useSWR<Plans>(
    wanted && [plansPath, JSON.stringify(wanted)],
    () => ask(caller.POST(plansPath, { body: wanted as PartyWanted })),
    { refreshInterval: 60_000, revalidateOnFocus: true, dedupingInterval: 1000 },
  );
}

/** The visit as it was chosen in checkout. */
export function wantedOf(
  guests: Guest[],
  { visit, party, addressId, womenOnly }: { visit: Visit; party: PartyChoice; addressId: string; womenOnly: boolean | null },
): PartyWanted {
  return {
    guests,
    addressId,
    bookingDate: visit.date,
    ...(party.readyBy ? { readyBy: party.readyBy } : { bookingTime: visit.time }),
    womenOnly: womenOnly ?? undefined,
  };
}
