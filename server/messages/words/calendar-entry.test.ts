import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readByBoth } from '../../test/calendar-readers.ts';
import { vcalendar, vevent } from './calendar-entry.ts';
import type { MessageFacts } from './message-facts.ts';
import { rendered } from './render.ts';

const FACTS: MessageFacts = {
  salonName: 'Nikhar; "Salon", Academy',
  brand: 'Nikhar',
  salonPhone: '+91 98765 00000',
  customerName: 'प्रिया शर्मा',
  bookingId: 'b-1',
  reference: 'AB12CD',
  date: '2026-11-27',
  startMinute: 630,
  endMinute: 750,
  untilMinute: 750,
  dueOn: '2026-12-01',
  heldUntilMinute: 640,
  lengthMinutes: 75,
  services: ['Facial, gold', 'हल्दी उबटन '.repeat(12).trim()],
  categoryName: 'Facial',
  professionalName: null,

  otherNames: [],
  guestCount: 0,
  startCode: '4271',
  courseName: null,
  lateMinutes: null,
  amountPaise: 105_000,
  pricePaise: 105_000,
  paidPaise: 105_000,
  duePaise: 0,
  feePaise: 50_000,
  refundPaise: 55_000,
  address: '12, Ramdaspeth\\A Nagpur;\r\n440010',
  link: 'https://nikhar.example/v/0123456789abcdefghijkl',
  sequence: 0,
  fromDate: null,
  fromMinute: null,
  lines: [],
  counts: {},
  calendar: {
    host: 'nikhar.example',
    organizer: 'hello@nikhar.example',
    attendee: 'priya@customer.example',
    now: Date.parse('2026-11-20T04:00:00Z'),
  },
};

const entryOf = (kind: 'CONFIRMATION' | 'MOVED' | 'CANCELLED', facts: Partial<MessageFacts> = {}) => {
  const { calendar } = rendered(kind, 'EMAIL', 'en', { ...FACTS, ...facts });
  if (!calendar) throw new Error('no calendar entry');
  return calendar;
};

describe('invitations', () => {
  it('have one UID, a rising SEQUENCE and the method of their MIME part', () => {
    const series = [
      entryOf('CONFIRMATION'),
      entryOf('MOVED', { sequence: 1, startMinute: 780, untilMinute: 900 }),
      entryOf('CANCELLED', { sequence: 2, link: null }),
    ];
    const read = series.map(({ content }) => readByBoth(content));
    expect(read.map(({ ical }) => [ical.uid, ical.sequence, ical.status])).toEqual([
      ['b-1@nikhar.example', 0, 'CONFIRMED'],
      ['b-1@nikhar.example', 1, 'CONFIRMED'],
      ['b-1@nikhar.example', 2, 'CANCELLED'],
    ]);
    expect(read.map(({ ical }) => ical.method)).toEqual(series.map(({ method }) => method));
    expect(read.map(({ other }) => [other.uid, Number(other.sequence), other.method])).toEqual([
      ['b-1@nikhar.example', 0, 'REQUEST'],
      ['b-1@nikhar.example', 1, 'REQUEST'],
      ['b-1@nikhar.example', 2, 'CANCEL'],
    ]);
  });

  it('say the same to both readers', () => {
    const { ical, other } = readByBoth(entryOf('CONFIRMATION').content);
    const description = FACTS.services.join(', ');
    expect(ical).toMatchObject({
      start: '2026-11-27T05:00:00.000Z',
      end: '2026-11-27T07:00:00.000Z',
      summary: 'Visit of Nikhar; "Salon", Academy',
      location: '12, Ramdaspeth\\A Nagpur;\n440010',
      description,
      organizer: 'mailto:hello@nikhar.example',
      attendee: 'mailto:priya@customer.example',
      stamp: '2026-11-20T04:00:00Z',
    });
    expect(other).toMatchObject({ summary: ical.summary, location: ical.location, description, url: FACTS.link });
    expect([other.start.toISOString(), other.end.toISOString()]).toEqual([ical.start, ical.end]);
  });

  it('fold lines at 75 octets and keep letters whole', () => {
    const { content } = entryOf('CONFIRMATION');
    expect(content.endsWith('\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = content.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.filter(line => line.startsWith(' ')).length).toBeGreaterThan(3);
    expect(content).not.toContain('\ufffd');
  });

  it('exist only for bookings that are made, moved or cancelled', () => {
    expect(rendered('REMINDER', 'EMAIL', 'en', FACTS).calendar).toBeUndefined();
    expect(rendered('CONFIRMATION', 'SMS', 'en', FACTS).calendar).toBeUndefined();
    const { calendar: _without, ...rest } = FACTS;
    expect(rendered('CONFIRMATION', 'EMAIL', 'en', rest).calendar).toBeUndefined();
  });
});

it('a feed has a name and several events', () => {
  const event = (uid: string) =>
    vevent({ uid, sequence: 0, stamp: 0, start: 0, end: 3_600_000, summary: 'Visit', status: 'CONFIRMED' });
  const content = vcalendar([event('a'), event('b')], { method: 'PUBLISH', name: 'Nikhar visits' });
  const root = new ICAL.Component(ICAL.parse(content));
  expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Nikhar visits');
  expect(root.getAllSubcomponents('vevent').map(one => one.getFirstPropertyValue('uid'))).toEqual(['a', 'b']);
});
