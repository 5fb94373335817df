import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../../api/message-of.ts';
import { keyOf, type VisitOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { longDate, plainTime, plural } from '../../../../shared/format.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/notice-state.tsx';
import { Repeat } from '../../../../ui/repeat.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import {
  type Applied,
  effectWords,
  type Move,
  moveWords,
  type Proposal,
  refusedWords,
  useApply,
  useProposal,
} from './proposal.ts';

interface Props {
  date: string;
  onClose: () => void;
}

/** Moves that cover visits and shorten routes. Nothing changes before Apply, and each is checked again then. */
export default function ProposalDialog({ date, onClose }: Props) {
  const { proposal, error, propose } = useProposal(date);
  if (proposal && proposal.moves.length > 0) return <Moves date={date} proposal={proposal} onClose={onClose} />;
  return (
    <Dialog title="Proposal" hint={longDate(date)} onClose={onClose}>
      {proposal ? (
        <p className="text-muted">
          {proposal.uncoveredBefore > 0
            ? 'Nobody else is free for the visits that nobody can carry out. Move them to another time, or give them to somebody anyway.'
            : 'The plan is as good as it gets: no move would shorten the routes.'}
        </p>
      ) : error ? (
        <ErrorState title="Failed to make a proposal" onRetry={propose}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : (
        <div role="status" aria-busy="true" aria-label="Making a proposal" className="grid gap-2">
          <Repeat times={3}>
            <Skeleton className="h-20 rounded-md" />
          </Repeat>
        </div>
      )}
    </Dialog>
  );
}

interface MovesProps {
  date: string;
  proposal: Proposal;
  onClose: () => void;
}

function Moves({ date, proposal, onClose }: MovesProps) {
  // The customer of a wished one must agree first, and whom staff have fixed stays by default.
  const [ticked, setTicked] = useState(() => new Set(proposal.moves.filter(({ chosen }) => !chosen).map(keyOf)));
  const [applied, setApplied] = useState<Applied | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const apply = useApply(date);

  function toggle(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  async function carryOut() {
    setProblem(null);
    try {
      setApplied(await apply(proposal.moves.filter(move => ticked.has(keyOf(move)))));
    } catch (error) {
      setProblem(messageOf(error, 'Please check your connection and try again.'));
    }
  }

  if (applied) return <Results applied={applied} moves={proposal.moves} onClose={onClose} />;
  return (
    <Dialog
      title="Proposal"
      hint={longDate(date)}
      size="md"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" block onClick={onClose}>
            Cancel
          </Button>
          <Button block aria-disabled={ticked.size === 0} onClick={() => (ticked.size > 0 ? carryOut() : undefined)}>
            Apply {plural(ticked.size, 'move')}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          {problem}
        </Alert>
      )}
      <p className="figures mb-3 font-semibold">{effectWords(proposal)}</p>
      <ul className="grid grid-cols-1 gap-2">
        {proposal.moves.map(move => (
          <li key={keyOf(move)}>
            <label className="flex min-h-16 items-center gap-3 rounded-md border border-line px-3 py-2 has-checked:border-plum has-checked:bg-plum-tint">
              <input
                type="checkbox"
                checked={ticked.has(keyOf(move))}
                onChange={() => toggle(keyOf(move))}
                className="size-5 shrink-0"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <MoveFacts of={move} />
                <span className="figures block text-sm text-muted">{moveWords(move)}</span>
                {move.chosen && <Badge tone="warning">{move.wished ? 'Ask the customer first' : 'Fixed by staff'}</Badge>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Whose visit goes from whom to whom. */
function MoveFacts({ of: { bookingTime, customerName, from, to } }: { of: Move }) {
  return (
    <>
      <span className="figures block font-semibold">
        {plainTime(bookingTime)}, {customerName ?? 'Deleted account'}
      </span>
      <span className="flex flex-wrap items-center gap-x-1.5">
        {from?.name ?? 'Nobody'}
        <ArrowRight aria-hidden className="size-4" />
        <span className="sr-only"> to </span>
        <span className="font-semibold">{to.name}</span>
      </span>
    </>
  );
}

interface ResultsProps {
  applied: Applied;
  moves: Move[];
  onClose: () => void;
}

function Results({ applied: { applied, refused }, moves, onClose }: ResultsProps) {
  const moveOf = (visit: VisitOf) => moves.find(move => keyOf(move) === keyOf(visit));
  return (
    <Dialog
      title="Proposal"
      onClose={onClose}
      footer={
        <Button block onClick={onClose}>
          Done
        </Button>
      }
    >
      {applied.length > 0 && <Alert tone="good">{plural(applied.length, 'visit')} handed over.</Alert>}
      {refused.length > 0 && (
        <>
          <Alert tone="warning" className="mt-3 mb-2">
            {plural(refused.length, 'visit')} stayed where {refused.length === 1 ? 'it was' : 'they were'}.
          </Alert>
          <ul className="divide-y divide-line">
            {refused.map(({ reason, ...visit }) => {
              const move = moveOf(visit);
              return (
                <li key={keyOf(visit)} className="py-2 wrap-anywhere">
                  {move && <MoveFacts of={move} />}
                  <span className="block text-sm font-semibold text-madder">{refusedWords(reason)}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}
