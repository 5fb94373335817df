import { expect, test } from 'vitest';
import { emptyCart } from './waiting-changes.ts';
import { conflictOf, type KeptWish, type Wish, wished, withWish } from './waiting-rules.ts';

const service = (id: string) => ({ id, name: id, price: 100, durationInMinutes: 30, imageUrl: null, categoryName: null });
const add = (id: string): Wish => ({ kind: 'add', service: service(id) });
const set = (id: string, quantity: number, before = 1): Wish => ({ kind: 'set', service: service(id), quantity, before });
const clear: Wish = { kind: 'clear' };

const keptOf = (...wishes: Wish[]) => wishes.reduce<KeptWish[]>((kept, wish, n) => withWish(kept, { key: `key ${n}`, wish }), []);
const cartWith = (...wishes: Wish[]) => wishes.reduce(wished, emptyCart);
const quantities = (cart: typeof emptyCart) => cart.items.map(({ service: { id }, quantity }) => [id, quantity]);

test.each([
  ['the last of several quantities', [set('a', 2), set('b', 5), set('a', 3)], [set('b', 5), set('a', 3)]],
  ['a quantity, of what was added before', [add('a'), set('a', 4)], [set('a', 4, 0)]],
  ['one quantity, of a removal and an addition', [set('a', 0, 2), add('a')], [set('a', 1, 2)]],
  ['two additions', [add('a'), add('a')], [add('a'), add('a')]],
  ['what comes after the cart was cleared', [add('a'), set('b', 2), clear, add('c')], [clear, add('c')]],
  ['no more than the most', [set('a', 20), add('a')], [set('a', 20)]],
])('of several wishes is kept: %s', (_, made, kept) => {
  expect(keptOf(...made).map(({ wish }) => wish)).toEqual(kept);
});

test('a new wish has a key of its own, and an addition keeps the one it was sent with', () => {
  expect(keptOf(add('a'), add('b'), set('b', 2)).map(({ key }) => key)).toEqual(['key 0', 'key 2']);
});

test('the screen shows the same cart as the merged wishes will make', () => {
  const made = [add('a'), set('b', 2), set('a', 3), add('b'), set('c', 0), add('d')];
  const merged = keptOf(...made).map(({ wish }) => wish);
  expect(new Map(quantities(cartWith(...merged)) as [string, number][])).toEqual(
    new Map(quantities(cartWith(...made)) as [string, number][]),
  );
  expect(cartWith(...made, clear).items).toEqual([]);
});

test.each([
  ['somebody else has removed it', set('a', 3), [], 'gone'],
  ['somebody else has removed it, too', set('a', 0), [], null],
  ['somebody else has chosen another number', set('a', 3), [set('a', 7)], 'changed'],
  ['somebody else has chosen the same', set('a', 3), [set('a', 3)], null],
  ['nobody has touched it', set('a', 3), [add('a')], null],
  ['it is new', set('a', 3, 0), [], null],
  ['it is an addition', add('a'), [set('a', 7)], null],
] as const)('a conflict: %s', (_, wish, there, conflict) => {
  expect(conflictOf(wish, cartWith(...there))).toBe(conflict);
});
