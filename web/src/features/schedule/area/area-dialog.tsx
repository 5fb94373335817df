import { useState } from 'react';
import type { AskedPlace } from './area.ts';
import { CheckDialog } from './check-dialog.tsx';
import { WishDialog } from './wish-dialog.tsx';

interface Props {
  /** The place of the wish, if it is known to be outside. Otherwise the visitor asks about one first. */
  wished?: AskedPlace;
  onClose: () => void;
}

/** Whether the salon comes to a place, and the wish that it did. */
export default function AreaDialog({ wished, onClose }: Props) {
  const [place, setPlace] = useState(wished ?? null);
  return place ? <WishDialog place={place} onClose={onClose} /> : <CheckDialog onWish={setPlace} onClose={onClose} />;
}
