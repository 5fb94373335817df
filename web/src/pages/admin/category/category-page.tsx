import { Images, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Category } from '../../../features/catalog/category.ts';
import { useStaffCategories } from '../../../features/catalog/staff-categories.ts';
import { useFoundCategories } from '../../../features/catalog/use-found-categories.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlChoice } from '../../../shared/use-url-choice.ts';
import { useUrlText } from '../../../shared/use-url-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ViewToggle } from '../../../ui/view-toggle.tsx';
import { AddButton } from '../catalogue/add-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { CategoryList } from './category-list.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { ViewCategoryDialog } from './view-category-dialog.tsx';

const CategoryDialog = lazy(() => import('../../../features/catalog/category-dialog.tsx'));

type Shown = { dialog: 'create' } | { dialog: 'view' | 'edit' | 'delete'; category: Category };

/** 'Category Management' (rule W15). */
export default function CategoryPage() {
  const { data: categories, error, isStale, reload } = useStaffCategories();
  const { typed, type, rested: search } = useUrlText('search');
  const [view, setView] = useUrlChoice('view', ['list', 'grid']);
  const [shown, setShown] = useState<Shown | null>(null);
  const results = useRef<HTMLDivElement>(null);
  const found = useFoundCategories(categories, search);
  const close = () => setShown(null);
  const create = () => setShown({ dialog: 'create' });

  return (
    <AdminPage title="Category Management" isStale={isStale} action={<AddButton onClick={create}>Create Category</AddButton>}>
      <div className="flex items-center gap-3">
        <SearchField
          label="Search categories"
          placeholder="Search categories..."
          value={typed}
          onChange={type}
          className="flex-1"
        />
        <ViewToggle view={view} onChange={setView} />
      </div>
      <div ref={results} tabIndex={-1} className="mt-5">
        {error ? (
          <ErrorState title="Failed to load categories" onRetry={reload}>
            <p>Failed to fetch categories. Please try again later.</p>
          </ErrorState>
        ) : found?.length === 0 && search ? (
          <EmptyState
            icon={SearchX}
            title="No categories found"
            action={
              <Button variant="secondary" onClick={() => type('')}>
                Clear Search
              </Button>
            }
          >
            <p>Nothing matches “{search}”.</p>
          </EmptyState>
        ) : found?.length === 0 ? (
          <EmptyState icon={Images} title="No categories found" action={<Button onClick={create}>Create Category</Button>}>
            <p>Services are sorted into categories. Get started by creating your first one.</p>
          </EmptyState>
        ) : (
          <CategoryList
            categories={found}
            view={view}
            onView={category => setShown({ dialog: 'view', category })}
            onUpdate={category => setShown({ dialog: 'edit', category })}
            onDelete={category => setShown({ dialog: 'delete', category })}
          />
        )}
      </div>
      {shown?.dialog === 'view' && (
        <ViewCategoryDialog
          category={shown.category}
          onClose={close}
          onUpdate={() => setShown({ dialog: 'edit', category: shown.category })}
          onDelete={() => setShown({ dialog: 'delete', category: shown.category })}
        />
      )}
      {shown?.dialog === 'delete' && (
        <DeleteCategoryDialog
          category={shown.category}
          onClose={close}
          onDeleted={() => {
            close();
            // The button that opened the question is gone with its row.
            setTimeout(() => results.current?.focus());
          }}
        />
      )}
      {(shown?.dialog === 'create' || shown?.dialog === 'edit') && (
        <LateDialog onClose={close}>
          <CategoryDialog category={shown.dialog === 'edit' ? shown.category : null} onClose={close} onSaved={close} />
        </LateDialog>
      )}
    </AdminPage>
  );
}
