import type { Service } from '../../../features/catalog/service.ts';
import { paths } from '../../../paths.ts';
import { duration, money } from '../../../shared/format.ts';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { type ViewActs, ViewItemDialog } from '../catalogue/view-item-dialog.tsx';
import { CategoryBadge } from './category-badge.tsx';

export function ViewServiceDialog({ service, ...acts }: ViewActs & { service: Service }) {
  const { id, name, description, price, durationInMinutes, categoryName, imageUrl } = service;
  return (
    <ViewItemDialog
      title="Service Details"
      name={name}
      description={description}
      picture={imageUrl}
      facts={[
        { label: 'Price', value: money(price) },
        { label: 'Duration', value: duration(durationInMinutes) },
        { label: 'Customers see', value: <NewTabLink href={paths.service(id)}>its page</NewTabLink> },
        { label: 'Category', value: <CategoryBadge name={categoryName} /> },
      ]}
      update="Update"
      {...acts}
    />
  );
}
