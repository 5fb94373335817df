import { Plus, SearchX, Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface Props {
  /** A search or a filter is on. */
  isNarrowed: boolean;
  onClear: () => void;
  onAdd: () => void;
}

export function NoServices({ isNarrowed, onClear, onAdd }: Props) {
  return (
    <EmptyState
      icon={isNarrowed ? SearchX : Sparkles}
      title="No services found"
      action={
        isNarrowed ? (
          <Button variant="secondary" onClick={onClear}>
            Clear Filters
          </Button>
        ) : (
          <Button onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
            Add Service
          </Button>
        )
      }
    >
      <p>{isNarrowed ? 'Try adjusting your search or filter criteria' : 'Get started by adding your first service'}</p>
    </EmptyState>
  );
}
