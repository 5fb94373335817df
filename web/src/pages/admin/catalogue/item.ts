import type { ReactNode } from 'react';

/** A service or a category, as the lists of this area draw it. */
export interface Item {
  id: string;
  name: string;
  /** As long as the place allows (rule W16). */
  shortName: string;
  picture: string | null;
  /** Its other columns, in their order. */
  cells: { label: string; value: ReactNode; isText?: boolean }[];
  actions: { onView: () => void; onUpdate: () => void; onDelete: () => void };
}
