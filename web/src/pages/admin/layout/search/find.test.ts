import { expect, it } from 'vitest';
import { groupsFor } from '../../../../features/office/admin-shell/admin-pages.ts';
import { subjects } from '../../../../features/office/admin-shell/settings-subjects.ts';
import { findPlaces } from './find.ts';

const groups = groupsFor(new Set(['courses']), () => true);
const found = (text: string) => Object.fromEntries(findPlaces(groups, subjects, text).map(({ label, hits }) => [label, hits]));
const titles = (text: string) => Object.values(found(text)).map(hits => hits.map(({ title }) => title));

it('W71 what has the word in its name comes first, and five of a kind are the most', () => {
  expect(titles('pay')[0]?.slice(0, 2)).toEqual(['Pay', 'Payment and Cancelling']);
  expect(titles('bookings')[0]?.[0]).toBe('All Bookings');
  for (const hits of Object.values(found('a'))) expect(hits.length).toBeLessThanOrEqual(5);
});

it('W71 a setting leads to its place on the page of its subject', () => {
  expect(found('minimum order').Settings).toEqual([
    {
      id: '/admin/settings/prices#minimumOrderValue',
      href: '/admin/settings/prices#minimumOrderValue',
      title: 'Minimum order',
      under: 'Settings, Prices',
    },
  ]);
});

it('W71 each page is found by its name, and by words of Hindi and Marathi', () => {
  for (const group of groups)
    for (const { label, href } of group.pages)
      expect(
        found(label).Pages?.map(hit => hit.href),
        label,
      ).toContain(href);
  expect(titles('ब्यूटीशियन')[0]).toEqual(['Professionals']);
  expect(titles('हिशोब')[0]).toEqual(['Cash Up']);
});

it('W71 each setting is found by its name', () => {
  for (const { settings } of subjects) for (const { label } of settings) expect(titles(label)[1], label).toContain(label);
});
