import { MessageSquareHeart } from 'lucide-react';
import { istDate } from '../../../../../common/time.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Stars } from '../../../features/visits/review/review.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { date } from '../../../shared/format.ts';
import { useUrlFilter, useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { ReviewPanel } from './review-panel.tsx';

const choices = [
  { value: 'all', label: 'All' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'hidden', label: 'Hidden' },
] as const;
const filterOf = { all: {}, unanswered: { answered: false, hidden: false }, hidden: { hidden: true } };

const stars = [
  { value: 'any', label: 'All stars' },
  { value: '5', label: '5 stars' },
  { value: '4', label: '4 stars' },
  { value: '3', label: '3 stars' },
  { value: '2', label: '2 stars' },
  { value: '1', label: '1 star' },
] as const;

const pageSize = 20;

/** What customers say about their visits (rule U4). */
export default function ReviewsPage() {
  const [shown, show] = useUrlFilter('show', ['all', 'unanswered', 'hidden']);
  const [rating, rate] = useUrlFilter('stars', ['any', '5', '4', '3', '2', '1']);
  const filter = { ...filterOf[shown], ...(rating !== 'any' && { rating: Number(rating) }) };
  const list = useRecords(
    '/review/admin',
    ({ page }) => ask(adminApi.GET('/review/admin', { params: { query: { page, size: pageSize, ...filter } } })),
    { filters: { show: shown === 'all' ? '' : shown, stars: rating === 'any' ? '' : rating }, isLive: true },
  );
  const [opened, open, close] = useUrlValue('review');
  const review = list.things?.find(({ id }) => id === opened);

  return (
    <AdminPage title="Reviews">
      <Records
        list={list}
        noun="review"
        layout="rows"
        filters={
          <>
            <ChipStrip label="Show" options={choices} chosen={shown} onChoose={show} />
            <FilterSelect label="Stars" value={rating} options={[...stars]} onChange={rate} />
          </>
        }
        keyOf={({ id }) => id}
        nameOf={({ customerName }) => customerName ?? 'A customer'}
        columns={[
          { label: 'Customer', value: ({ customerName }) => customerName ?? 'A customer', on: 'title' },
          {
            label: 'Stars',
            value: ({ rating, createdAt }) => (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <Stars value={rating} />
                {date(istDate(Date.parse(createdAt)))}
              </span>
            ),
            on: 'figure',
          },
          {
            label: 'Review',
            value: ({ text, services, professionalName, hiddenAt, answeredAt }) => (
              <>
                {text && <span className="line-clamp-2 text-base text-ink">{text}</span>}
                <span className="block wrap-anywhere">{[services.join(', '), professionalName].filter(Boolean).join(' · ')}</span>
                {hiddenAt !== null ? (
                  <Badge tone="warning">Hidden</Badge>
                ) : (
                  answeredAt === null && <Badge tone="info">Unanswered</Badge>
                )}
              </>
            ),
            on: 'line',
          },
        ]}
        onOpen={({ id }) => open(id)}
        opened={opened}
        failed={{ title: 'Failed to load reviews' }}
        empty={{
          icon: MessageSquareHeart,
          title: 'No reviews yet',
          hint: 'Customers are asked for one after each completed visit.',
        }}
        noMatch={{ icon: MessageSquareHeart, title: 'No such reviews', hint: null }}
      />
      {review && <ReviewPanel key={review.id} review={review} onClose={close} />}
    </AdminPage>
  );
}
