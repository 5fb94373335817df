import { useRef, useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { PageBeyond } from '../../../features/admin-shell/page-beyond.tsx';
import type { Service } from '../../../features/catalog/service.ts';
import { useStaffCategories } from '../../../features/catalog/staff-categories.ts';
import { noCategory, useStaffServices } from '../../../features/catalog/staff-services.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlChoice } from '../../../shared/use-url-choice.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { AddButton } from '../catalogue/add-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { DeleteServiceDialog } from './delete-service-dialog.tsx';
import { NoServices } from './no-services.tsx';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceList } from './service-list.tsx';
import { useServiceQuestion } from './use-service-question.ts';
import { ViewServiceDialog } from './view-service-dialog.tsx';

const ServiceDialog = lazy(() => import('../../../features/catalog/service-dialog.tsx'));

type Shown = { dialog: 'add' } | { dialog: 'view' | 'update' | 'delete'; service: Service };

/** 'Service Management' (rule W15). */
export default function ServicesPage() {
  const { data: categories, error: categoriesError, reload: reloadCategories } = useStaffCategories();
  const filter = useServiceQuestion(categories);
  const { question, isNarrowed, setPage, clear } = filter;
  const { data, error, isBehind, isStale, reload } = useStaffServices(question);
  const [view, setView] = useUrlChoice('view', ['list', 'grid']);
  const [shown, setShown] = useState<Shown | null>(null);
  const results = useRef<HTMLDivElement>(null);
  const { category, page } = question;

  const close = () => setShown(null);
  /** Rule W15: close the dialog, back to the first page, which the change itself reads again. */
  function done() {
    close();
    if (page > 0) setPage(0);
  }

  const listOf = (services: Service[] | undefined, total: number | undefined) => (
    <ServiceList
      services={services}
      total={total}
      isBehind={isBehind}
      view={view}
      onView={service => setShown({ dialog: 'view', service })}
      onUpdate={service => setShown({ dialog: 'update', service })}
      onDelete={service => setShown({ dialog: 'delete', service })}
    />
  );

  return (
    <AdminPage
      title="Service Management"
      isStale={isStale}
      action={<AddButton onClick={() => setShown({ dialog: 'add' })}>Add Service</AddButton>}
    >
      <ServiceFilters
        filter={filter}
        categories={categories}
        onRetryCategories={categoriesError ? reloadCategories : undefined}
        view={view}
        onView={setView}
      />
      <div ref={results} tabIndex={-1} className="mt-5">
        {error ? (
          <ErrorState title="Failed to fetch services." onRetry={reload}>
            <p>{messageOf(error, 'Please check your connection.')} What is shown to customers is not affected.</p>
          </ErrorState>
        ) : data?.totalElements === 0 ? (
          <>
            <NoServices isNarrowed={isNarrowed} onClear={clear} onAdd={() => setShown({ dialog: 'add' })} />
            {data.suggestions && data.suggestions.length > 0 && (
              <>
                <h2 className="mb-3 font-semibold">Did you mean one of these?</h2>
                {listOf(data.suggestions, undefined)}
              </>
            )}
          </>
        ) : data?.content.length === 0 ? (
          <PageBeyond onFirst={() => setPage(0)} />
        ) : (
          <>
            {data?.matched === 'SPELLING' && (
              <p className="mb-3 text-muted">Nothing is spelt “{question.search}”. These have nearly that spelling:</p>
            )}
            {listOf(data?.content, data?.totalElements)}
            {data && <Pagination page={page} totalPages={data.totalPages} onChange={setPage} />}
          </>
        )}
      </div>
      {shown?.dialog === 'view' && (
        <ViewServiceDialog
          service={shown.service}
          onClose={close}
          onUpdate={() => setShown({ dialog: 'update', service: shown.service })}
          onDelete={() => setShown({ dialog: 'delete', service: shown.service })}
        />
      )}
      {shown?.dialog === 'delete' && (
        <DeleteServiceDialog
          service={shown.service}
          onClose={close}
          onDeleted={() => {
            done();
            // The button that opened the question is gone with its row.
            setTimeout(() => results.current?.focus());
          }}
        />
      )}
      {(shown?.dialog === 'add' || shown?.dialog === 'update') && (
        <LateDialog onClose={close}>
          <ServiceDialog
            service={shown.dialog === 'update' ? shown.service : null}
            categoryId={category === noCategory ? '' : category}
            categories={categories ?? []}
            onClose={close}
            onSaved={done}
          />
        </LateDialog>
      )}
    </AdminPage>
  );
}
