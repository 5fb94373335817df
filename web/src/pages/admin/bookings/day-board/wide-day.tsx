import type { Candidate } from '../../../../features/visits/hand-over/candidates.ts';
import { refusalWords, useHandOver } from '../../../../features/visits/hand-over/use-hand-over.tsx';
import { toast } from '../../../../ui/toast.ts';
import { BoardGrid } from './board-grid.tsx';
import { columnOf, type Day, type DayVisit, givenVisit } from './day.ts';
import { UncoveredTray } from './uncovered-tray.tsx';
import { useDrag } from './use-drag.ts';
import type { VisitActs } from './visit-block.tsx';

interface Props extends VisitActs {
  day: Day;
}

/** Tray and columns, between which visits are dragged. */
export function WideDay({ day, ...acts }: Props) {
  const { handOver } = useHandOver();
  const dragging = useDrag({ onDrop: (visit, to, candidates) => void drop(visit, to, candidates) });

  async function drop(visit: DayVisit, to: string, candidates: Promise<Candidate[]>) {
    if (columnOf(day, visit.bookingId)?.professional.id === to) return;
    try {
      const candidate = (await candidates).find(({ professional }) => professional.id === to);
      if (candidate) await handOver(givenVisit(day, visit), candidate);
    } catch (error) {
      toast.error('The visit stays where it was', { detail: refusalWords(error) });
    }
  }

  return (
    <div ref={dragging.board}>
      <UncoveredTray day={day} dragging={dragging} {...acts} />
      <BoardGrid day={day} dragging={dragging} {...acts} />
    </div>
  );
}
