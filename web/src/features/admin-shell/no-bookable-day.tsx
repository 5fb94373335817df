import { adminPaths } from '../../admin-paths.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

/** What customers are told to call about. Settings come in a tab of their own: the visit that is being written stays. */
export function NoBookableDay() {
  return (
    <>
      No day can be booked. Opening hours, closed days and Days ahead decide it, in{' '}
      <NewTabLink href={adminPaths.settings}>Settings</NewTabLink>.
    </>
  );
}
