import { unreached } from '../../../api/api-error.ts';
import type { Service } from '../../../features/catalog/service.ts';
import { useChangeCatalogue } from '../../../features/catalog/use-change-catalogue.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

interface Props {
  service: Service;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteServiceDialog({ service: { id, name }, onClose, onDeleted }: Props) {
  const { deleteService } = useChangeCatalogue();
  return (
    <ConfirmDialog
      title="Delete this service?"
      confirm="Delete Service"
      confirming="Deleting..."
      danger
      fallback={unreached}
      onClose={onClose}
      onConfirm={async () => {
        await deleteService(id);
        toast.success('Service deleted', { detail: name });
        onDeleted();
      }}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-2 text-muted">
        It disappears from the site and from customers' carts at once, and cannot be brought back. Visits that are booked already,
        and past ones, keep it.
      </p>
    </ConfirmDialog>
  );
}
