import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A page of a list that has become shorter since the address was written. */
export function PageBeyond({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState title="Nothing on this page" action={<Button onClick={onFirst}>Go to the First Page</Button>}>
      The list has become shorter.
    </EmptyState>
  );
}
