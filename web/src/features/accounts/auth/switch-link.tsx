import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Opens the other dialog. */
export function SwitchLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" size="sm" className="-mt-2 justify-self-center" onClick={onClick}>
      {children}
    </Button>
  );
}
