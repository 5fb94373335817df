import { useLocation, useSearch } from 'wouter';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { type AdminGroup, groupsFor, type Need, type Place, placeOf } from '../../../features/office/admin-shell/admin-pages.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';

import { readCourses } from '../academy/read-courses.ts';

/** The groups of pages that this salon needs (rule W70). */
export function useGroups(): AdminGroup[] {
  const hasNames = useHasNames();
  const settings = useSettings();
  const isTaught = settings?.hasCourses ?? false;
  // A course that is off may still have enquiries. The list names nobody, so reading it is no reading of theirs (rule P12).
  const { data: all } = useStaffRead(settings && !isTaught ? ['/academy/admin/course'] : null, readCourses);
  const hasCourses = isTaught || (all?.some(({ enquiries }) => enquiries > 0) ?? false);
  const met: Need[] = [...(hasNames ? ['professionals' as const] : []), hasCourses ? 'courses' : 'no courses'];
  return groupsFor(new Set(met));
}

/** The group and page of the address. */
export function useHere(groups: readonly AdminGroup[]): Place | undefined {
  const [path] = useLocation();
  return placeOf(groups, path, useSearch());
}

/** Whether the group of the address is this one. Groups are made anew, so they are told apart by their labels. */
export function isIn({ label }: AdminGroup, here: Place | undefined): boolean {
  return here?.group.label === label;
}
