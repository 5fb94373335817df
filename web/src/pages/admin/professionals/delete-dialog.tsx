import { useState } from 'react';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { LateUncovered } from './late-uncovered.tsx';
import { type Professional, previewChange, type UncoveredVisit, useProfessionals } from './professional.ts';

interface Props {
  professional: Professional;
  onClose: () => void;
}

/** Asks before she is deleted. If she has had visits, it asks whether to deactivate her instead (rule N3), or then to erase her (rule P13). */
export default function DeleteDialog({ professional, onClose }: Props) {
  const { id, name, active } = professional;
  const { remove, update } = useProfessionals();
  const params = { path: { id } };
  /** What her deactivation leaves uncovered. */
  const [uncovered, setUncovered] = useState<UncoveredVisit[] | null>(null);
  const [isErasing, setErasing] = useState(false);

  async function deleteHer() {
    try {
      await remove(name, () => ask(adminApi.DELETE('/professional/admin/{id}', { params })));
      onClose();
    } catch (error) {
      if (!hasCode(error, 'PROFESSIONAL_HAS_VISITS')) throw error;
      if (active) setUncovered(await previewChange(professional, { active: false }));
      else setErasing(true);
    }
  }

  async function deactivate() {
    await update(name, () => ask(adminApi.PUT('/professional/admin/{id}', { params, body: { active: false } })));
    onClose();
  }

  if (isErasing) return <EraseDialog professional={professional} onClose={onClose} />;
  if (uncovered) {
    return (
      <ConfirmDialog
        key="deactivate"
        title="Deactivate instead?"
        confirm="Deactivate"
        confirming="Deactivating..."
        fallback="Failed to update professional"
        onConfirm={deactivate}
        onClose={onClose}
      >
        <p>
          {name} has had visits, which keep the name. So {name} cannot be deleted, but can stop getting visits.
        </p>
        {uncovered.length > 0 && (
          <div className="mt-4">
            <LateUncovered visits={uncovered} />
          </div>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      key="delete"
      title="Delete this professional?"
      confirm="Delete Professional"
      confirming="Deleting..."
      danger
      fallback="Failed to delete professional"
      onConfirm={deleteHer}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-2 text-muted">Hours and leave go, too, and cannot be brought back.</p>
    </ConfirmDialog>
  );
}
