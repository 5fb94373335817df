import { Copy, Images, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { unreached } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import type { Category } from '../../../features/shop/catalog/catalog.ts';
import { useFoundCategories } from '../../../features/shop/catalog/use-found-categories.ts';
import { readCategories, useCategories } from '../../../features/shop/catalog-admin/staff-catalog.ts';
import { ViewItemDialog } from '../../../features/shop/catalog-admin/view-item-dialog.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlChoice } from '../../../shared/use-url.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const CategoryDialog = lazy(() => import('./category-dialog.tsx'));

type Shown = { dialog: 'create' } | { dialog: 'view' | 'edit'; category: Category } | null;

export default function CategoryPage() {
  const all = useRecords('/category', readCategories, { isWhole: true });
  const things = useFoundCategories(all.things, all.search.rested);
  const [view, setView] = useUrlChoice('view', ['list', 'grid']);
  const { remove } = useCategories();
  const [shown, show] = useState<Shown>(null);
  const create = () => show({ dialog: 'create' });
  const edit = (category: Category) => show({ dialog: 'edit', category });
  const close = () => show(null);

  const askToDelete = ({ id, name, serviceCount }: Category) =>
    confirm({
      title: 'Delete this category?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-2">This action cannot be undone. All services in this category will need to be reassigned.</p>
          <p className="mt-2 text-muted">
            {serviceCount === 0
              ? 'There are no services in it.'
              : `${plural(serviceCount, 'service stays', 'services stay')} on sale under All Services, marked Uncategorised in the list of services.`}
          </p>
        </>
      ),
      confirm: 'Delete Category',
      confirming: 'Deleting...',
      danger: true,
      fallback: unreached,
      act: () => remove(name, () => ask(adminApi.DELETE('/category/delete/{id}', { params: { path: { id } } }))),
      onDone: close,
    });

  return (
    <AdminPage title="Category Management" action={<AddButton onClick={create}>Create Category</AddButton>}>
      <Records
        list={{ ...all, things, total: things?.length ?? 0 }}
        noun="category"
        many="categories"
        search={{ label: 'Search categories', placeholder: 'Search categories...' }}
        view={{ shown: view, onChange: setView }}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        pictureOf={({ imagePath }) => imagePath}
        columns={[
          { label: 'Category', value: ({ name }) => name, on: 'title', className: 'min-w-68' },
          {
            label: 'Description',
            value: ({ description }) => <span className="line-clamp-2">{description}</span>,
            on: 'line',
            className: 'text-sm text-muted wrap-anywhere',
          },
          {
            label: 'Services',
            value: ({ serviceCount }) => plural(serviceCount, 'service'),
            on: 'meta',
            className: 'figures whitespace-nowrap',
          },
        ]}
        onOpen={category => show({ dialog: 'view', category })}
        openLabel={name => `View ${name}`}
        actions={category => [
          { label: 'Update', icon: Pencil, onClick: () => edit(category) },
          { label: 'Delete', icon: Trash2, isDanger: true, onClick: () => askToDelete(category) },
        ]}
        failed={{ title: 'Failed to load categories', hint: <p>Failed to fetch categories. Please try again later.</p> }}
        empty={{
          icon: Images,
          title: 'No categories found',
          hint: 'Services are sorted into categories. Get started by creating your first one.',
          action: <Button onClick={create}>Create Category</Button>,
        }}
      />
      {shown?.dialog === 'view' && (
        <ViewItemDialog
          title="Category Details"
          name={shown.category.name}
          description={shown.category.description}
          picture={shown.category.imagePath}
          facts={[
            { label: 'Services', value: <ServicesLink of={shown.category} /> },
            { label: 'Category ID', value: <CategoryId id={shown.category.id} /> },
          ]}
          update="Edit"
          onUpdate={() => edit(shown.category)}
          onDelete={() => askToDelete(shown.category)}
          onClose={close}
        />
      )}
      {(shown?.dialog === 'create' || shown?.dialog === 'edit') && (
        <LateDialog onClose={close}>
          <CategoryDialog category={shown.dialog === 'edit' ? shown.category : null} onClose={close} />
        </LateDialog>
      )}
    </AdminPage>
  );
}

function ServicesLink({ of: { id, serviceCount } }: { of: Category }) {
  const services = plural(serviceCount, 'service');
  return serviceCount > 0 ? <TextLink href={adminPaths.servicesOf(id)}>{services}</TextLink> : services;
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
