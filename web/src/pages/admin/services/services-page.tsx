import { Pencil, Plus, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { unreached } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { useUnserved } from '../../../features/salon/settings/use-unserved.ts';
import type { Service } from '../../../features/shop/catalog/catalog.ts';
import { readCategories, useServices } from '../../../features/shop/catalog-admin/staff-catalog.ts';
import { ViewItemDialog } from '../../../features/shop/catalog-admin/view-item-dialog.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { paths } from '../../../paths.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { duration, money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlChoice, useUrlFilter, withValues } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { NewTabLink, TextLink } from '../../../ui/text-link.tsx';
import { tones } from '../../../ui/tones.ts';

const ServiceDialog = lazy(() => import('./service-dialog.tsx'));

const sorts = [
  { value: 'name', label: 'By name' },
  { value: 'popular', label: 'Most booked' },
  { value: 'price', label: 'Price, low first' },
  { value: '-price', label: 'Price, high first' },
] as const;

/** The filter for services whose category was deleted. */
const uncategorised = 'none';
const pageSize = 20;

type Shown = { dialog: 'add' } | { dialog: 'view' | 'update'; service: Service } | null;

export default function ServicesPage() {
  const { data: categories, error: categoriesError, reload: reloadCategories } = useStaffRead(['/category'], readCategories);
  const [category, setCategory] = useCategoryFilter(categories?.map(({ id }) => id));
  const [sort, setSort] = useUrlFilter('sort', ['name', 'popular', 'price', '-price']);
  const list = useRecords(
    '/service/all',
    ({ search, page }) => {
      const of = category === uncategorised ? { uncategorised: true } : category && { categoryId: category };
      const query = { page, size: pageSize, sort, translations: true, ...(search && { search }), ...of };
      return ask(adminApi.GET('/service/all', { params: { query } }));
    },
    { filters: { category }, order: sort },
  );
  const [view, setView] = useUrlChoice('view', ['list', 'grid']);
  const { remove } = useServices();
  const unserved = useUnserved();
  const [params] = useSearchParams();
  // The first steps lead here to add one.
  const [shown, show] = useState<Shown>(params.has('add') ? { dialog: 'add' } : null);
  const add = () => show({ dialog: 'add' });
  const update = (service: Service) => show({ dialog: 'update', service });
  const close = () => show(null);

  /** A change shows from the first page on. */
  function done() {
    close();
    if (list.page > 0) list.setPage(0);
  }

  const askToDelete = ({ id, name }: Service) =>
    confirm({
      title: 'Delete this service?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-2 text-muted">
            It disappears from the site and from customers' carts at once, and cannot be brought back. Booked and past visits keep
            it.
          </p>
        </>
      ),
      confirm: 'Delete Service',
      confirming: 'Deleting...',
      danger: true,
      fallback: unreached,
      act: () => remove(name, () => ask(adminApi.DELETE('/service/{id}', { params: { path: { id } } }))),
      onDone: done,
    });

  return (
    <AdminPage title="Service Management" action={<AddButton onClick={add}>Add Service</AddButton>}>
      <Records
        list={list}
        noun="service"
        search={{ label: 'Search services', placeholder: 'Search services...' }}
        filters={
          <>
            <FilterSelect
              label="Category"
              value={category}
              onChange={setCategory}
              options={[
                { value: '', label: 'All Categories' },
                ...(categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
                { value: uncategorised, label: 'Uncategorised' },
              ]}
              className="min-w-0 flex-[4] lg:max-w-56 lg:flex-1"
            />
            <FilterSelect
              label="Order"
              value={sort}
              onChange={setSort}
              options={[...sorts]}
              className="min-w-0 flex-[3] lg:max-w-48 lg:flex-1"
            />
            {categoriesError !== undefined && (
              <ReadFailed onRetry={reloadCategories} className="w-full">
                Failed to load categories
              </ReadFailed>
            )}
          </>
        }
        view={{ shown: view, onChange: setView }}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        pictureOf={({ imageUrl }) => imageUrl}
        badgeOf={({ id }) => unserved.has(id) && <Badge tone="warning">Nobody does it</Badge>}
        columns={[
          { label: 'Service', value: ({ name }) => name, on: 'title', className: 'min-w-68' },
          { label: 'Price', value: ({ price }) => money(price), on: 'meta', className: 'figures whitespace-nowrap' },
          {
            label: 'Duration',
            value: ({ durationInMinutes }) => duration(durationInMinutes),
            on: 'meta',
            className: 'figures whitespace-nowrap',
          },
          { label: 'Category', value: ({ categoryName }) => <CategoryName of={categoryName} />, on: 'meta' },
        ]}
        onOpen={service => show({ dialog: 'view', service })}
        openLabel={name => `View ${name}`}
        actions={service => [
          { label: 'Update', icon: Pencil, onClick: () => update(service) },
          { label: 'Delete', icon: Trash2, isDanger: true, onClick: () => askToDelete(service) },
        ]}
        failed={{
          title: 'Failed to fetch services.',
          hint: <p>{messageOf(list.error, 'Please check your connection.')} Customers still see the services.</p>,
        }}
        empty={{
          icon: Sparkles,
          title: 'No services found',
          hint: 'Get started by adding your first service',
          action: (
            <div className="grid justify-items-center gap-3">
              <Button onClick={add}>
                <Plus aria-hidden className="size-5" />
                Add Service
              </Button>
              <Allowed to="POST /import/admin">
                <TextLink href={`${adminPaths.moveIn}?kind=SERVICES`}>Bring a list</TextLink>
              </Allowed>
            </div>
          ),
        }}
        noMatch={{ hint: 'Try adjusting your search or filter criteria' }}
      />
      {shown?.dialog === 'view' && (
        <ViewItemDialog
          title="Service Details"
          name={shown.service.name}
          description={shown.service.description}
          picture={shown.service.imageUrl}
          facts={[
            { label: 'Price', value: money(shown.service.price) },
            { label: 'Duration', value: duration(shown.service.durationInMinutes) },
            ...optionFacts('Variants', shown.service.variants),
            ...optionFacts('Add-ons', shown.service.addOns),
            { label: 'Customers see', value: <NewTabLink href={paths.service(shown.service.id)}>its page</NewTabLink> },
            { label: 'Category', value: <CategoryName of={shown.service.categoryName} /> },
          ]}
          update="Update"
          onUpdate={() => update(shown.service)}
          onDelete={() => askToDelete(shown.service)}
          onClose={close}
        />
      )}
      {/* Before the categories are known it would begin with a new one, and not know its draft again. */}
      {(shown?.dialog === 'add' || shown?.dialog === 'update') && (categories !== undefined || categoriesError !== undefined) && (
        <LateDialog onClose={close}>
          <ServiceDialog
            service={shown.dialog === 'update' ? shown.service : null}
            categoryId={category === uncategorised ? '' : category}
            categories={categories ?? []}
            onClose={close}
            onSaved={done}
          />
        </LateDialog>
      )}
    </AdminPage>
  );
}

/** Such as `Short ₹499, Long ₹699`. */
function optionFacts(label: string, options: Service['variants']) {
  return options ? [{ label, value: options.map(({ name, price }) => `${name} ${money(price)}`).join(', ') }] : [];
}

/** The category in the address: an id, `uncategorised`, or '' for all. An id that is not in `known` is no filter. */
function useCategoryFilter(known: string[] | undefined): [string, (category: string) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get('category') ?? '';
  const isKnown = written === uncategorised || !known || known.includes(written);
  const set = (category: string) => setParams(current => withValues(current, { category, page: '' }), { replace: true });
  return [isKnown ? written : '', set];
}

/** A service without a category is badged, so that staff give it one. */
function CategoryName({ of }: { of: string | null }) {
  const Warning = tones.warning.icon;
  if (of !== null) return <span className="whitespace-normal wrap-anywhere">{of}</span>;
  return (
    <Badge tone="warning">
      <Warning aria-hidden className="size-3.5" />
      Uncategorised
    </Badge>
  );
}
