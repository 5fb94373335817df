import { MapPinPlus, Trash2 } from 'lucide-react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { withCountry, writtenMobile } from '../../../../../common/phone.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { readOf } from '../../../api/use-staff-read.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { TellWishes } from '../../../features/schedule/area/tell-wishes.tsx';
import { LateAreaMap } from '../../../map/late-map.tsx';
import { mapLink } from '../../../map/map-links.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { instant } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NewTabLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';

type Wish = components['schemas']['AreaWish'];

const pageSize = 50;

/** Who wishes that the salon came to them (rule A20), on the map and in a list. */
export default function WishesPage() {
  const list = useRecords(
    '/area/admin/wish',
    ({ page }) => ask(adminApi.GET('/area/admin/wish', { params: { query: { page, size: pageSize } } })),
    { isLive: true },
  );
  const askToDelete = useDelete();

  return (
    <AdminPage
      title="Wishes"
      action={
        <LinkButton href={adminPaths.settingsOf('area')} variant="secondary" size="sm">
          Service Area
        </LinkButton>
      }
    >
      <TellWishes className="mb-5" />
      <WishMap wishes={list.things ?? []} />
      <Records
        list={list}
        noun="wish"
        many="wishes"
        layout="rows"
        keyOf={({ id }) => id}
        nameOf={({ mobile }) => writtenMobile(mobile)}
        columns={[
          {
            label: 'Mobile',
            value: ({ mobile }) => (
              <a href={`tel:${withCountry(mobile)}`} className="figures inline-flex min-h-11 items-center">
                {writtenMobile(mobile)}
              </a>
            ),
            on: 'title',
          },
          {
            label: 'Since',
            value: ({ createdAt, served, toldAt }) => (
              <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                {instant(createdAt)}
                {toldAt ? (
                  <Badge tone="info">Told on {instant(toldAt)}</Badge>
                ) : (
                  served && <Badge tone="good">You go there now</Badge>
                )}
              </span>
            ),
            on: 'figure',
          },
          { label: 'Place', value: wish => <PlaceOf wish={wish} />, on: 'line' },
        ]}
        actions={wish => [{ label: 'Delete', icon: Trash2, isDanger: true, onClick: () => askToDelete(wish) }]}
        failed={{ title: 'Failed to load the wishes' }}
        empty={{
          icon: MapPinPlus,
          title: 'No wishes yet',
          hint: 'People outside your service area who want to be told when you come appear here.',
        }}
      />
    </AdminPage>
  );
}

function PlaceOf({ wish }: { wish: Wish }) {
  const link = mapLink(wish);
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {wish.postalCode && <span className="figures">PIN code {wish.postalCode}</span>}
      {link && <NewTabLink href={link}>Open in Maps</NewTabLink>}
    </span>
  );
}

/** The listed wishes that name a position, on a map. */
function WishMap({ wishes }: { wishes: Wish[] }) {
  const settings = useSettings();
  const marks = wishes.flatMap(({ id, mobile, latitude, longitude }) =>
    latitude && longitude
      ? [{ key: id, place: { latitude: Number(latitude), longitude: Number(longitude) }, says: writtenMobile(mobile) }]
      : [],
  );
  if (marks.length === 0) return null;
  return (
    <div className="mb-5">
      <LateAreaMap
        start={settings && { latitude: Number(settings.latitude), longitude: Number(settings.longitude) }}
        shapes={[]}
        marks={marks}
        tileUrl={settings?.map.tileUrl}
        attribution={settings?.map.attribution}
        className="h-72 rounded-lg"
        without="The list below has every wish."
      />
    </div>
  );
}

function useDelete() {
  const { mutate } = useSWRConfig();
  return (wish: Wish) =>
    confirm({
      title: 'Delete this wish?',
      body: (
        <>
          <p className="figures font-semibold">{writtenMobile(wish.mobile)}</p>
          <p className="mt-2">They will not know that you have deleted it. Delete it once you have told them.</p>
        </>
      ),
      danger: true,
      confirm: 'Delete',
      confirming: 'Deleting...',
      fallback: 'Failed to delete the wish',
      act: async () => {
        await ask(adminApi.DELETE('/area/admin/wish/{id}', { params: { path: { id: wish.id } } })).catch(error => {
          // A colleague was faster.
          if (!hasCode(error, 'NOT_FOUND')) throw error;
        });
        toast.success('Wish deleted', { detail: writtenMobile(wish.mobile) });
        await mutate(readOf('/area/admin/wish')).catch(() => null);
      },
    });
}
