import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Picture } from '../../../ui/picture.tsx';

export interface ViewActs {
  onClose: () => void;
  onUpdate: () => void;
  onDelete: () => void;
}

type Props = ViewActs & {
  title: string;
  name: string;
  description: string;
  picture: string | null;
  facts: { label: string; value: ReactNode }[];
  /** What the button says that changes it. */
  update: string;
};

/** All of a service or a category, as customers read it. */
export function ViewItemDialog({ title, name, description, picture, facts, update, onClose, onUpdate, onDelete }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="md"
      footer={
        <>
          <Button variant="secondary" block onClick={onDelete}>
            Delete
          </Button>
          <Button block onClick={onUpdate}>
            {update}
          </Button>
        </>
      }
    >
      {picture && (
        <Picture src={picture} name={name} sizes="(width < 48rem) 90vw, 520px" className="mb-4 max-h-72 rounded-md" eager />
      )}
      <h3 className="font-display text-xl font-medium wrap-anywhere">{name}</h3>
      <p className="mt-2 whitespace-pre-line text-muted wrap-anywhere">{description}</p>
      <Facts facts={facts} />
    </Dialog>
  );
}
