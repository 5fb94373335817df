import { Copy } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import type { Category } from '../../../features/catalog/category.ts';
import { plural } from '../../../shared/format.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type ViewActs, ViewItemDialog } from '../catalogue/view-item-dialog.tsx';

export function ViewCategoryDialog({ category, ...acts }: ViewActs & { category: Category }) {
  const { id, name, description, imagePath, serviceCount } = category;
  const services = plural(serviceCount, 'service');
  return (
    <ViewItemDialog
      title="Category Details"
      name={name}
      description={description}
      picture={imagePath}
      facts={[
        {
          label: 'Services',
          value: serviceCount > 0 ? <TextLink href={adminPaths.servicesOf(id)}>{services}</TextLink> : services,
        },
        { label: 'Category ID', value: <CategoryId id={id} /> },
      ]}
      update="Edit"
      {...acts}
    />
  );
}

function CategoryId({ id }: { id: string }) {
  const copy = () => copyText(id, 'Category ID copied!', 'Failed to copy the category ID');
  return (
    <span className="flex items-center justify-end gap-1 font-normal">
      <span className="text-sm break-all">{id}</span>
      <IconButton icon={Copy} label="Copy the category ID" onClick={() => void copy()} className="-mr-2" />
    </span>
  );
}
