import * as words from '#words/party';
import { time } from '../../../shared/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PartyChoice } from '../guests/guests.ts';
import { PlanPicture } from '../guests/plan-picture.tsx';
import { type PartyWanted, usePlans } from './use-plans.ts';

interface Props {
  wanted: PartyWanted;
  party: PartyChoice;
}

/** What was chosen for the guests: how many come, who is served when, and by when everyone is ready. */
export default function PartySummary({ wanted, party }: Props) {
  const { data, error } = usePlans(wanted);
  const plan = data?.plans.find(({ professionals }) => professionals === party.professionals);
  // Placing the order says what is wrong.
  if (error || (data && !plan)) return null;
  if (!plan) return <Skeleton className="mt-3 h-40" />;
  return (
    <>
      <p className="mt-1 text-sm">{words.allReady(time(plan.endTime))}</p>
      <p className="mb-4 text-sm">{words.howManyCome(words.professionals(plan.professionals))}</p>
      <PlanPicture guests={plan.guests} nameOf={words.nthProfessional} />
    </>
  );
}
