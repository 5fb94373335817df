/** How the services of a cart are shared among guests (rule T14). Pure, for the server and the web. */

/** A guest with the references of their services in order; one is repeated for its quantity. */
export interface GuestOf {
  label: string | null;
  serviceIds: string[];
}

/** The last guests who have it lose what is too much. */
const without = <Guest extends GuestOf>(guests: Guest[], ref: string, tooMany: number): Guest[] => {
  let left = tooMany;
  const kept = guests.toReversed().map(guest => {
    const serviceIds = guest.serviceIds.toReversed().filter(one => one !== ref || left-- <= 0);
    return { ...guest, serviceIds: serviceIds.reverse() };
  });
  return kept.reverse();
};

/** What is new belongs to the first guest. */
const withMore = <Guest extends GuestOf>(guests: Guest[], ref: string, missing: number): Guest[] =>
  guests.map((guest, n) =>
    n === 0 ? { ...guest, serviceIds: [...guest.serviceIds, ...Array<string>(missing).fill(ref)] } : guest,
  );

/** The guests with just these services, by reference. A guest who has none is left out; null if none is left. */
export function sharedAmong<Guest extends GuestOf>(
  named: readonly Guest[],
  quantities: ReadonlyMap<string, number>,
): Guest[] | null {
  let guests = named.map(guest => ({ ...guest, serviceIds: guest.serviceIds.filter(ref => quantities.has(ref)) }));
  for (const [ref, quantity] of quantities) {
    const shared = guests.flatMap(({ serviceIds }) => serviceIds).filter(one => one === ref).length;
    if (shared > quantity) guests = without(guests, ref, shared - quantity);
    if (shared < quantity) guests = withMore(guests, ref, quantity - shared);
  }
  const served = guests.filter(({ serviceIds }) => serviceIds.length > 0);
  return served.length > 0 ? served : null;
}
