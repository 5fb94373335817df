import type { Service } from '../../../features/catalog/staff-services.ts';
import { paths } from '../../../paths.ts';
import { duration, money } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { CategoryBadge } from './category-badge.tsx';

type Props = { service: Service; onClose: () => void; onUpdate: () => void; onDelete: () => void };

/** All of a service, as customers read it. */
export function ViewServiceDialog({ service, onClose, onUpdate, onDelete }: Props) {
  const { id, name, description, price, durationInMinutes, categoryName, imageUrl } = service;
  return (
    <Dialog
      onClose={onClose}
      title="Service Details"
      size="md"
      footer={
        <>
          <Button variant="secondary" block onClick={onDelete}>
            Delete
          </Button>
          <Button block onClick={onUpdate}>
            Update
          </Button>
        </>
      }
    >
      {imageUrl && (
        <Picture src={imageUrl} name={name} sizes="(width < 48rem) 90vw, 520px" className="mb-4 max-h-72 rounded-md" eager />
      )}
      <h3 className="font-display text-xl font-medium wrap-anywhere">{name}</h3>
      <p className="mt-2 whitespace-pre-line text-muted wrap-anywhere">{description}</p>
      <Facts
        facts={[
          { label: 'Price', value: money(price) },
          { label: 'Duration', value: duration(durationInMinutes) },
          { label: 'Customers see', value: <NewTabLink href={paths.service(id)}>its page</NewTabLink> },
          { label: 'Category', value: <CategoryBadge name={categoryName} /> },
        ]}
      />
    </Dialog>
  );
}
