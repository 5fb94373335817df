import { Eye, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  /** What they act upon, for who hears the buttons. */
  name: string;
  /** Left out where the thing itself opens its view. */
  onView?: () => void;
  onUpdate: () => void;
  onDelete: () => void;
}

export function RowActions({ name, onView, onUpdate, onDelete }: Props) {
  return (
    <>
      {onView && <IconButton icon={Eye} label={`View ${name}`} title="View" onClick={onView} />}
      <IconButton icon={Pencil} label={`Update ${name}`} title="Update" onClick={onUpdate} />
      <IconButton icon={Trash2} label={`Delete ${name}`} title="Delete" onClick={onDelete} className="text-madder" />
    </>
  );
}
