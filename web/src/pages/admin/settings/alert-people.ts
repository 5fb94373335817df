import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useResource } from '../../../records/use-resource.ts';

type Schemas = components['schemas'];
export type AlertPerson = Schemas['AlertPerson'];
export type AlertKind = Schemas['AlertKind'];

/** The salon itself: its mobile and e-mail are those above in Settings. */
export const salonId = 'salon';

/** What somebody can be told of, the most urgent first. */
export const alertWords: Record<AlertKind, string> = {
  HELP: 'A professional calls for help',
  NOBODY_HERE: 'Nobody opens the door, and you decide',
  VISIT_REFUSED: 'A visit was refused at the door',
  LEAVE: 'Leave leaves visits of today or tomorrow to nobody',
  VISIT_LATE: 'A visit is late',
  NOT_SET_OUT: 'Nobody has set out',
  MESSAGE_FAILED: 'A message about a coming visit failed',
  UNCOVERED: 'Visits of tomorrow without anybody, at 5 pm',
  BOOKING_NEW: 'New booking',
  BOOKING_MOVED: 'Booking moved',
  BOOKING_CANCELLED: 'Booking cancelled',
  PAYMENT_FAILED: 'Online payment failed',
  PAYMENT_LATE: 'Online payment came too late',
  PARTY_BALANCE: 'Second step of a party not paid',
  LOW_REVIEW: 'Review with three stars or less',
  ENQUIRY: 'Question about a course',
  SUMMARY: 'Summary of the day, by e-mail',
  WEBHOOK_DISABLED: 'A webhook is disabled, by e-mail',
};
export const alertKinds = Object.keys(alertWords) as AlertKind[];

export function useAlertPeople() {
  return useStaffRead(['/alert/admin/person'], () => ask(adminApi.GET('/alert/admin/person')));
}

const at = (id: string) => ({ params: { path: { id } } });

export function useChangePeople() {
  const people = useResource({ noun: 'person', gone: 'NOT_FOUND', touches: ['/alert/admin/person'] });
  return {
    create: (body: Schemas['AlertPersonRequest']) =>
      people.create(body.name, body, header => ask(adminApi.POST('/alert/admin/person', { params: { header }, body }))),
    update: (id: string, body: Schemas['AlertPersonRequest']) =>
      people.update(body.name, () => ask(adminApi.PUT('/alert/admin/person/{id}', { ...at(id), body }))),
    remove: ({ id, name }: AlertPerson) => people.remove(name, () => ask(adminApi.DELETE('/alert/admin/person/{id}', at(id)))),
  };
}
