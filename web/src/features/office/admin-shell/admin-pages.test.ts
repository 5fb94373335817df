import { describe, expect, it } from 'vitest';
import { adminPaths } from '../../../admin-paths.ts';
import { groupsFor, placeOf } from './admin-pages.ts';
import { subjectAt, subjects } from './settings-subjects.ts';

const everything = () => true;
const all = groupsFor(new Set(['courses', 'professionals']), everything);
const at = (path: string, search = '') => {
  const place = placeOf(all, path, search);
  return place && [place.group.label, place.page.label];
};

describe('W70 the pages of the admin area', () => {
  it('says where an address belongs, the most exact page first', () => {
    expect(at('/admin')).toEqual(['Today', 'Dashboard']);
    expect(at('/admin/bookings')).toEqual(['Bookings', 'All Bookings']);
    expect(at('/admin/bookings', 'status=pending&page=2')).toEqual(['Bookings', 'All Bookings']);
    expect(at('/admin/bookings', 'day=2026-12-01&view=week')).toEqual(['Today', 'Week']);
    expect(at('/admin/bookings/new', 'mobile=9876543210')).toEqual(['Bookings', 'New Booking']);
    expect(at('/admin/webhooks/w1')).toEqual(['Programs', 'Webhooks']);
    expect(at('/admin/academy/courses')).toEqual(['Academy', 'Courses']);
    expect(at('/admin/settings/opening')).toEqual(['Settings', 'All Settings']);
    expect(at('/admin/nowhere')).toBeUndefined();
  });

  it('leaves out what the salon does not have; courses can always be begun', () => {
    const without = groupsFor(new Set(['no courses']), everything);
    expect(without.map(({ label }) => label)).not.toContain('Academy');
    expect(without.find(({ label }) => label === 'Catalogue')?.pages.map(({ label }) => label)).toContain('Courses');
    expect(placeOf(without, '/admin/academy/courses', '')?.group.label).toBe('Catalogue');
    // An address that is still known says where it is, though no menu leads there.
    expect(placeOf(without, '/admin/academy', '')?.page.label).toBe('Enquiries');
    expect(without[0]?.pages.map(({ label }) => label)).toEqual(['Dashboard', 'Week']);
    expect(all.find(({ label }) => label === 'Catalogue')?.pages.map(({ label }) => label)).not.toContain('Courses');
  });

  it('names each address once in a menu, and has four groups at hand', () => {
    const hrefs = all.flatMap(({ pages }) => pages.map(({ href }) => href));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(all.filter(({ isAtHand }) => isAtHand)).toHaveLength(4);
  });
});

it('W72 each subject has an address of its own', () => {
  for (const subject of subjects) expect(subjectAt(adminPaths.settingsOf(subject.id))).toBe(subject);
  expect(subjectAt('/admin/settings')).toBeUndefined();
  expect(subjectAt('/admin/settings/nothing')).toBeUndefined();
});
