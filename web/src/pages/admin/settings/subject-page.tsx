import { Redirect } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { useMay } from '../../../api/staff-role.tsx';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import type { Subject } from '../../../features/office/admin-shell/settings-subjects.ts';
import { useSavedSettings } from '../../../features/salon/settings/saved-settings.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SettingsEditor } from './settings-editor.tsx';

const AlertPeopleSection = lazy(() => import('./alert-people-section.tsx'));

/** The settings about one subject (rule W72). */
export default function SubjectPage({ subject }: { subject: Subject }) {
  const { data, error, reload } = useSavedSettings();
  const may = useMay();
  if (subject.by && !may(subject.by)) return <Redirect to={adminPaths.settings} replace />;
  return (
    <AdminPage title={subject.title}>
      {data ? (
        <>
          <SettingsEditor subject={subject} latest={data} reload={reload} />
          {subject.id === 'messages' && <AlertPeople />}
        </>
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

/** Saved by itself, so it is no part of the form. */
function AlertPeople() {
  return (
    <div className="mt-4 md:mt-6">
      <LatePart waiting={<Skeleton className="h-72 rounded-lg" />} missing="Who is told of alerts could not be loaded.">
        <AlertPeopleSection />
      </LatePart>
    </div>
  );
}
