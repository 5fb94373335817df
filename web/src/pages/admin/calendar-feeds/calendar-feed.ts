import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useResource } from '../../../records/use-resource.ts';

type Schemas = components['schemas'];
export type CalendarFeed = Schemas['CalendarFeed'];
export type MadeFeed = Schemas['NewCalendarFeed'];

/** Whose visits the feed has; `people` are the salon's professionals. */
export function nameOf({ professionalId }: Pick<CalendarFeed, 'professionalId'>, people: { id: string; name: string }[]): string {
  if (professionalId === null) return 'The whole salon';
  return people.find(({ id }) => id === professionalId)?.name ?? 'A professional';
}

export function useChangeFeeds() {
  const feeds = useResource({ noun: 'calendar feed', gone: 'NOT_FOUND', touches: ['/calendar-feed/admin'] });
  return {
    create: (name: string, body: Schemas['CalendarFeedRequest']) =>
      feeds.create(name, body, header => ask(adminApi.POST('/calendar-feed/admin', { params: { header }, body }))),
    remove: (name: string, id: string) =>
      feeds.remove(name, () => ask(adminApi.DELETE('/calendar-feed/admin/{id}', { params: { path: { id } } }))),
  };
}
