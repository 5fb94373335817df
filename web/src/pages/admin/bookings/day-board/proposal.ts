import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../../api/client.ts';
import { misfitWords } from '../../../../features/visits/hand-over/candidates.ts';
import { plural } from '../../../../shared/format.ts';

type Schemas = components['schemas'];
export type Proposal = Schemas['DayProposal'];
export type Move = Schemas['DayMove'];
export type Applied = Schemas['DayApplied'];

/** Asks once for a proposal, which would change under the reader otherwise. `error` is what the last try failed with. */
export function useProposal(date: string) {
  const [proposal, setProposal] = useState<Proposal>();
  const [error, setError] = useState<unknown>();

  async function propose() {
    setError(undefined);
    await ask(adminApi.POST('/booking/admin/day/proposal', { params: { query: { date } } })).then(setProposal, setError);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day
  useEffect(() => void propose(), [date]);
  return { proposal, error, propose };
}

/** Carries moves out. Everything is read again, also after a refusal. */
export function useApply(date: string) {
  const { mutate } = useSWRConfig();
  return async (moves: Move[]): Promise<Applied> => {
    try {
      const body = {
        date,
        moves: moves.map(({ bookingId, part, to }) => ({
          bookingId,
          ...(part !== undefined && { part }),
          professionalId: to.id,
        })),
      };
      return await ask(adminApi.POST('/booking/admin/day/apply', { body }));
    } finally {
      await mutate(() => true).catch(() => null);
    }
  };
}

/** `Covers 4 of 4 uncovered visits and adds 30 min of travel.` */
export function effectWords({ uncoveredBefore, uncoveredAfter, travelBefore, travelAfter }: Proposal): string {
  const covers =
    uncoveredBefore > 0 && `covers ${uncoveredBefore - uncoveredAfter} of ${plural(uncoveredBefore, 'uncovered visit')}`;
  const added = travelAfter - travelBefore;
  const travel = added !== 0 && `${added > 0 ? 'adds' : 'saves'} ${Math.abs(added)} min of travel`;
  const words = [covers, travel].filter(Boolean).join(' and ');
  return words && `${words[0]?.toUpperCase()}${words.slice(1)}.`;
}

/** `Covers a visit`, `Saves 15 min`. */
export function moveWords({ covers, savedMinutes }: Move): string {
  const travel = savedMinutes >= 0 ? `saves ${savedMinutes} min` : `adds ${-savedMinutes} min`;
  return covers ? `Covers a visit, ${travel}` : `${travel[0]?.toUpperCase()}${travel.slice(1)}`;
}

/** Why a move was not carried out. */
export function refusedWords(reason: Schemas['MoveRefusal']): string {
  if (reason === 'BEGUN') return 'The visit has begun';
  if (reason === 'GONE') return 'It was moved, cancelled or completed meanwhile';
  return misfitWords(reason);
}
