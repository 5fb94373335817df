import { adminPaths } from '../../../admin-paths.ts';
import { SettingsEditor } from '../../../features/settings-admin/settings-editor.tsx';
import { useSavedSettings } from '../../../features/settings-admin/use-saved-settings.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

export default function SettingsPage() {
  const { data, error, reload } = useSavedSettings();
  return (
    <AdminPage
      title="Settings"
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton href={adminPaths.tax} variant="secondary">
            Tax
          </LinkButton>
          <LinkButton href={adminPaths.staff} variant="secondary">
            Staff & API Keys
          </LinkButton>
          <LinkButton href={adminPaths.accessRecord} variant="secondary">
            Who Read What
          </LinkButton>
          <LinkButton href={adminPaths.calendarFeeds} variant="secondary">
            Calendar Feeds
          </LinkButton>
          <LinkButton href={adminPaths.webhooks} variant="secondary">
            Webhooks
          </LinkButton>
          <LinkButton href={adminPaths.websiteButton} variant="secondary">
            Website Button
          </LinkButton>
        </div>
      }
    >
      {data ? (
        <SettingsEditor latest={data} reload={reload} />
      ) : error ? (
        <ErrorState title="Failed to load the settings" onRetry={reload} />
      ) : (
        <SettingsSkeleton />
      )}
    </AdminPage>
  );
}

function SettingsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the settings" className="grid gap-4 md:gap-6">
      <Repeat times={3}>
        <Skeleton className="h-120 rounded-lg" />
      </Repeat>
    </div>
  );
}
