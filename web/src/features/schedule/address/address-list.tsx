import type { ReactNode } from 'react';
import * as words from '#words/address';
import { messageOf } from '../../../api/message-of.ts';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Address } from './address.ts';
import type { AddressesState } from './use-addresses.ts';

interface Props {
  saved: Pick<AddressesState, 'addresses' | 'error' | 'reload'>;
  /** Classes of the grid around skeletons and addresses. */
  className?: string;
  /** The placeholder, if it is less than a list. */
  skeleton?: ReactNode;
  children: (addresses: Address[]) => ReactNode;
}

/** The saved addresses. Before that, a placeholder or the error. */
export function AddressList({ saved: { addresses, error, reload }, className = 'grid gap-3', skeleton, children }: Props) {
  if (addresses) return children(addresses);
  if (error) {
    return <ReadFailed onRetry={reload}>{messageOf(error, words.listFailed)}</ReadFailed>;
  }
  return (
    skeleton ?? (
      <div className={className}>
        <Repeat times={2}>
          <Skeleton className="h-20" />
        </Repeat>
      </div>
    )
  );
}
