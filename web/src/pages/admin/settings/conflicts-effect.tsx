import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { plural } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EffectFailed, useSettingsPreview } from './preview.tsx';
import { EffectTitle } from './settings-section.tsx';

const reasons = {
  CLOSED_DAY: 'on a closed day',
  OUTSIDE_HOURS: 'outside the opening hours',
  TOO_FEW_TEAMS: 'without a team',
  OUTSIDE_AREA: 'outside the service area',
};

const most = 6;

interface Props {
  /** Shows only the visits with this reason. */
  only?: keyof typeof reasons;
  /** Said when there are none. */
  none?: string;
}

/** Pending visits for which the settings leave no place. They stay booked, so staff must move or cancel them. */
export function ConflictsEffect({ only, none = 'All pending visits fit these settings.' }: Props) {
  const { preview, isFailed } = useSettingsPreview();
  if (isFailed) return <EffectFailed />;
  if (!preview) return <Skeleton className="h-16 bg-line" />;
  const conflicts = preview.conflicts.filter(({ reason }) => only === undefined || reason === only);
  // Newly closed days come first, so that they are not lost among days that lack a team.
  const closedFirst = conflicts.toSorted((a, b) => Number(isTooFew(a)) - Number(isTooFew(b)));
  const [first] = conflicts;
  const visits = visitsOf(conflicts);
  return (
    <div aria-live="polite" className="grid gap-2">
      <EffectTitle>Visits booked already</EffectTitle>
      {visits === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <Alert tone="warning" className="bg-card!">
            {plural(visits, 'pending visit')} {visits === 1 ? 'does' : 'do'} not fit. {visits === 1 ? 'It stays' : 'They stay'}{' '}
            booked: reschedule or cancel {visits === 1 ? 'it' : 'them'} with the customer.
          </Alert>
          <ul>
            {closedFirst.slice(0, most).map(({ date, reason, bookings }) => (
              <li key={`${date} ${reason}`}>
                <Link
                  href={adminPaths.pendingOn(date)}
                  className="flex min-h-11 items-center text-sm text-plum underline underline-offset-4"
                >
                  {shortDate(date)}: {plural(bookings, 'visit')} {reasons[reason]}
                </Link>
              </li>
            ))}
          </ul>
          {first && conflicts.length > most && (
            <p className="text-sm text-muted">
              {/* Visits, for there may be two lines of a day. */}
              and {plural(visitsOf(closedFirst.slice(most)), 'visit')} more, among{' '}
              <TextLink href={adminPaths.pendingFrom(first.date)}>all pending visits</TextLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function visitsOf(conflicts: { bookings: number }[]): number {
  return conflicts.reduce((sum, { bookings }) => sum + bookings, 0);
}

function isTooFew({ reason }: { reason: keyof typeof reasons }): boolean {
  return reason === 'TOO_FEW_TEAMS';
}
