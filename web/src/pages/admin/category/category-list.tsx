import type { Category } from '../../../features/catalog/category.ts';
import { plural } from '../../../shared/format.ts';
import { shorten } from '../../../shared/shorten.ts';
import type { View } from '../../../ui/view-toggle.tsx';
import { ItemList } from '../catalogue/item-list.tsx';

interface Props {
  categories: Category[] | undefined;
  view: View;
  onView: (category: Category) => void;
  onUpdate: (category: Category) => void;
  onDelete: (category: Category) => void;
}

const nameLength = 40;
const descriptionLength = 90;

export function CategoryList({ categories, view, onView, onUpdate, onDelete }: Props) {
  const items = categories?.map(category => ({
    id: category.id,
    name: category.name,
    shortName: shorten(category.name, nameLength),
    picture: category.imagePath,
    cells: [
      { label: 'Description', value: shorten(category.description, descriptionLength), isText: true },
      { label: 'Services', value: plural(category.serviceCount, 'service') },
    ],
    actions: {
      onView: () => onView(category),
      onUpdate: () => onUpdate(category),
      onDelete: () => onDelete(category),
    },
  }));
  return (
    <ItemList
      label="Categories"
      columns={['Category', 'Description', 'Services']}
      items={items}
      isBehind={false}
      view={view}
      found={categories && plural(categories.length, 'category', 'categories')}
    />
  );
}
