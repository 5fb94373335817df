import { adminPaths } from '../../../admin-paths.ts';
import { NewTabLink } from '../../../ui/text-link.tsx';

/** Says why no day can be booked. Settings open in a new tab, so that the unsaved visit stays. */
export function NoBookableDay() {
  return (
    <>
      No day can be booked. Check opening hours, closed days and Days ahead in{' '}
      <NewTabLink href={adminPaths.settings}>Settings</NewTabLink>.
    </>
  );
}
