import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  children: string;
  onClick: () => void;
}

/** The page's main act, beside its title; a phone shows only the plus. */
export function AddButton({ children, onClick }: Props) {
  return (
    <Button aria-label={children} title={children} onClick={onClick} className="max-md:size-12 max-md:p-0!">
      <Plus aria-hidden className="size-5 max-md:size-6" />
      <span className="max-md:hidden">{children}</span>
    </Button>
  );
}
