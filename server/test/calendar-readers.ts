import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';

/** A calendar's one event as two independent programs read it. */
export function readByBoth(content: string) {
  const root = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(root.getFirstSubcomponent('vevent') as ICAL.Component);
  const other = Object.values(nodeIcal.parseICS(content)).find(one => one?.type === 'VEVENT') as {
    [name: string]: unknown;
    start: Date;
    end: Date;
  };
  return {
    ical: {
      method: root.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      description: event.description,
      status: event.component.getFirstPropertyValue('status'),
      organizer: event.organizer,
      attendee: event.attendees[0]?.getFirstValue(),
      stamp: String(event.component.getFirstPropertyValue('dtstamp')),
    },
    other,
  };
}
