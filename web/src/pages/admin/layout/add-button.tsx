import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  children: string;
  onClick: () => void;
}

/** What the page is for, besides looking: beside its title, on a phone as its sign alone. */
export function AddButton({ children, onClick }: Props) {
  return (
    <Button aria-label={children} title={children} onClick={onClick} className="max-md:size-12 max-md:p-0!">
      <Plus aria-hidden className="size-5 max-md:size-6" />
      <span className="max-md:hidden">{children}</span>
    </Button>
  );
}
