import { Copy } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import type { Category } from '../../../features/catalog/category.ts';
import { plural } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type Props = { category: Category; onClose: () => void; onEdit: () => void; onDelete: () => void };

export function ViewCategoryDialog({ category, onClose, onEdit, onDelete }: Props) {
  const { id, name, description, imagePath, serviceCount } = category;
  const copy = () => copyText(id, 'Category ID copied!', 'Failed to copy the category ID');
  const services = plural(serviceCount, 'service');
  return (
    <Dialog
      onClose={onClose}
      title="Category Details"
      size="md"
      footer={
        <>
          <Button variant="secondary" block onClick={onDelete}>
            Delete
          </Button>
          <Button block onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    >
      {imagePath && (
        <Picture src={imagePath} name={name} sizes="(width < 48rem) 90vw, 520px" className="mb-4 max-h-72 rounded-md" eager />
      )}
      <h3 className="font-display text-xl font-medium wrap-anywhere">{name}</h3>
      <p className="mt-2 whitespace-pre-line text-muted wrap-anywhere">{description}</p>
      <Facts
        facts={[
          {
            label: 'Services',
            value: serviceCount > 0 ? <TextLink href={adminPaths.servicesOf(id)}>{services}</TextLink> : services,
          },
          {
            label: 'Category ID',
            value: (
              <span className="flex items-center justify-end gap-1 font-normal">
                <span className="text-sm break-all">{id}</span>
                <IconButton icon={Copy} label="Copy the category ID" onClick={() => void copy()} className="-mr-2" />
              </span>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
