import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import type { Subject } from '../../../features/admin-shell/settings-subjects.ts';
import { SettingsEditor } from '../../../features/settings-admin/settings-editor.tsx';
import { useSavedSettings } from '../../../features/settings-admin/use-saved-settings.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** The settings about one subject (rule W72). */
export default function SubjectPage({ subject }: { subject: Subject }) {
  const { data, error, reload } = useSavedSettings();
  return (
    <AdminPage
      title={subject.title}
      action={
        <LinkButton href={adminPaths.settings} variant="secondary" size="sm">
          <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
          All Settings
        </LinkButton>
      }
    >
      {data ? (
        <SettingsEditor subject={subject} latest={data} reload={reload} />
      ) : error ? (
        <ErrorState title="Failed to load the settings" onRetry={reload} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the settings">
          <Skeleton className="h-120 rounded-lg" />
        </div>
      )}
    </AdminPage>
  );
}
