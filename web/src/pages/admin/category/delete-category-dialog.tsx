import { unreached } from '../../../api/api-error.ts';
import type { Category } from '../../../features/catalog/category.ts';
import { useChangeCatalogue } from '../../../features/catalog/use-change-catalogue.ts';
import { plural } from '../../../shared/format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

interface Props {
  category: Category;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCategoryDialog({ category: { id, name, serviceCount }, onClose, onDeleted }: Props) {
  const { deleteCategory } = useChangeCatalogue();
  return (
    <ConfirmDialog
      title="Delete this category?"
      confirm="Delete Category"
      confirming="Deleting..."
      danger
      fallback={unreached}
      onClose={onClose}
      onConfirm={async () => {
        await deleteCategory(id);
        toast.success('Category deleted', { detail: name });
        onDeleted();
      }}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-2">This action cannot be undone. All services in this category will need to be reassigned.</p>
      <p className="mt-2 text-muted">
        {serviceCount === 0
          ? 'There are no services in it.'
          : `${plural(serviceCount, 'service stays', 'services stay')} on sale under All Services, marked Uncategorised in the list of services.`}
      </p>
    </ConfirmDialog>
  );
}
