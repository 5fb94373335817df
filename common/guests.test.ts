import { expect, it } from 'vitest';
import { type GuestOf, sharedAmong } from './guests.ts';

const guests = (...of: string[]): GuestOf[] => of.map((ids, n) => ({ label: `Guest ${n}`, serviceIds: ids.split(' ') }));
const shared = (named: GuestOf[], quantities: Record<string, number>) =>
  sharedAmong(named, new Map(Object.entries(quantities)))?.map(({ label, serviceIds }) => `${label}: ${serviceIds.join(' ')}`) ??
  null;

it.each<[string, GuestOf[], Record<string, number>, string[] | null]>([
  ['stays as it is', guests('a b', 'a'), { a: 2, b: 1 }, ['Guest 0: a b', 'Guest 1: a']],
  ['keeps its order', guests('b a b'), { a: 1, b: 2 }, ['Guest 0: b a b']],
  ['gives what is new to the first guest', guests('a', 'b'), { a: 1, b: 2, c: 1 }, ['Guest 0: a b c', 'Guest 1: b']],
  ['takes what is too much from the last guests', guests('a b', 'a', 'b a'), { a: 1, b: 2 }, ['Guest 0: a b', 'Guest 2: b']],
  ['takes the last of what one guest has twice', guests('a b a'), { a: 1, b: 1 }, ['Guest 0: a b']],
  ['leaves out who has nothing any more', guests('a', 'b'), { a: 1 }, ['Guest 0: a']],
  ['has no guests without services', guests('a', 'b'), {}, null],
  ['gives all to the first guest if nothing is left of what they had', guests('a', 'b'), { c: 2 }, ['Guest 0: c c']],
])('T14 %s', (_what, named, quantities, expected) => {
  expect(shared(named, quantities)).toEqual(expected);
});

it('T14 shares exactly what there is, whatever was named', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let round = 0; round < 500; round++) {
    const any = () => ['a', 'b', 'c', 'd'][random(4)] as string;
    const named = Array.from({ length: 1 + random(4) }, (_, n) => ({
      label: `${n}`,
      serviceIds: Array.from({ length: 1 + random(4) }, any),
    }));
    const quantities = new Map(['a', 'b', 'c'].slice(random(4)).map(ref => [ref, 1 + random(4)]));
    const all = (sharedAmong(named, quantities) ?? []).flatMap(({ serviceIds }) => serviceIds);
    expect(all.toSorted()).toEqual([...quantities].flatMap(([ref, quantity]) => Array<string>(quantity).fill(ref)).toSorted());
  }
});
