import type { Service } from '../../../features/catalog/service.ts';
import { duration, money, plural } from '../../../shared/format.ts';
import { shorten } from '../../../shared/shorten.ts';
import type { View } from '../../../ui/view-toggle.tsx';
import { ItemList } from '../catalogue/item-list.tsx';
import { CategoryBadge } from './category-badge.tsx';

interface Props {
  services: Service[] | undefined;
  total: number | undefined;
  isBehind: boolean;
  view: View;
  onView: (service: Service) => void;
  onUpdate: (service: Service) => void;
  onDelete: (service: Service) => void;
}

/** Rule W16: so much of a service's name. */
const nameLength = 40;

export function ServiceList({ services, total, onView, onUpdate, onDelete, ...rest }: Props) {
  const items = services?.map(service => ({
    id: service.id,
    name: service.name,
    shortName: shorten(service.name, nameLength),
    picture: service.imageUrl,
    cells: [
      { label: 'Price', value: money(service.price) },
      { label: 'Duration', value: duration(service.durationInMinutes) },
      { label: 'Category', value: <CategoryBadge name={service.categoryName && shorten(service.categoryName, nameLength)} /> },
    ],
    actions: {
      onView: () => onView(service),
      onUpdate: () => onUpdate(service),
      onDelete: () => onDelete(service),
    },
  }));
  return (
    <ItemList
      label="Services"
      columns={['Service', 'Price', 'Duration', 'Category']}
      items={items}
      found={total === undefined ? undefined : plural(total, 'service')}
      {...rest}
    />
  );
}
