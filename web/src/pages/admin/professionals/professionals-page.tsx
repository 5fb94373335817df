import { CalendarClock, CalendarOff, ContactRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { readServices } from '../../../features/shop/catalog-admin/staff-catalog.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { leaveWords } from '../../../shared/span-words.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { weekWords } from './hours.ts';
import { type Professional, readProfessionals, useCapacity } from './professional.ts';

const CapacityCard = lazy(() => import('./capacity-card.tsx'));
const ProfessionalDialog = lazy(() => import('./professional-dialog.tsx'));
const DayDialog = lazy(() => import('./day-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));
const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

type Shown = { dialog: 'add' } | { dialog: 'update' | 'day' | 'leave' | 'delete'; id: string } | null;

export default function ProfessionalsPage() {
  const list = useRecords('/professional/admin', readProfessionals, { isWhole: true });
  const { data: services, error: servicesError, reload: reloadServices } = useStaffRead(['/service/all', 'whole'], readServices);
  const capacity = useCapacity();
  const [shown, show] = useState<Shown>(null);
  const [asked] = useUrlValue('professional');
  const [saved, setSaved] = useState(asked);
  const add = () => show({ dialog: 'add' });
  const close = () => show(null);
  const professional = shown && shown.dialog !== 'add' ? (list.things?.find(({ id }) => id === shown.id) ?? null) : null;
  const active = (list.things ?? []).filter(one => one.active).length;

  return (
    <AdminPage
      title="Professionals"
      action={
        <AddButton by="POST /professional/admin" onClick={add}>
          Add Professional
        </AddButton>
      }
    >
      {capacity.capacity === 'TEAMS' && active > 0 && (
        <Alert className="mb-5">
          Teams carry out the visits. These people get bookings after you turn on named professionals below.
        </Alert>
      )}
      {servicesError !== undefined && (
        <ReadFailed onRetry={reloadServices} className="mb-5">
          Failed to load services
        </ReadFailed>
      )}
      <Records
        list={list}
        noun="professional"
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        pictureOf={({ photoUrl }) => photoUrl}
        isPortrait
        badgeOf={one => <Badges of={one} />}
        columns={[
          { label: 'Name', value: ({ name }) => name, on: 'title', className: 'min-w-52' },
          {
            label: 'Hours',
            value: ({ hours }) => weekWords(hours) || <span className="text-muted">No hours</span>,
            on: 'line',
            className: 'figures',
          },
          {
            label: 'Services',
            value: ({ allServices, serviceIds }) => (allServices ? 'All' : serviceIds.length),
            on: 'meta',
            onCard: skillsWords,
            isFigure: true,
          },
          {
            label: 'Leave to come',
            value: ({ leave }) => leaveInShort(leave) || '–',
            on: 'meta',
            onCard: ({ leave }) => leave.length > 0 && `Leave ${leaveInShort(leave)}`,
            className: 'figures',
          },
        ]}
        actions={one => [
          { label: 'One day of', icon: CalendarClock, onClick: () => show({ dialog: 'day', id: one.id }) },
          { label: 'Leave of', icon: CalendarOff, onClick: () => show({ dialog: 'leave', id: one.id }) },
          {
            label: 'Update',
            icon: Pencil,
            by: 'PUT /professional/admin/{id}',
            onClick: () => show({ dialog: 'update', id: one.id }),
          },
          {
            label: 'Delete',
            icon: Trash2,
            isDanger: true,
            by: 'DELETE /professional/admin/{id}',
            onClick: () => show({ dialog: 'delete', id: one.id }),
          },
        ]}
        failed={{ title: messageOf(list.error, 'Failed to fetch professionals'), isBanner: true }}
        empty={{
          icon: ContactRound,
          title: 'No professionals yet',
          hint: 'Add the people who visit your customers, with what they can do and when they work.',
          action: (
            <AddButton by="POST /professional/admin" onClick={add}>
              Add Professional
            </AddButton>
          ),
        }}
        revealed={saved}
      />
      {list.things && services && (
        <Allowed to="PUT /settings/admin">
          <LatePart waiting={<Skeleton className="mt-6 h-60 rounded-lg" />} missing="Who carries out visits could not be loaded.">
            <CapacityCard of={capacity} active={active} />
          </LatePart>
        </Allowed>
      )}
      {shown && services && (shown.dialog === 'add' || professional) && (
        <LateDialog onClose={close}>
          {shown.dialog === 'leave' && professional ? (
            <LeaveDialog professional={professional} onClose={close} />
          ) : shown.dialog === 'day' && professional ? (
            <DayDialog professional={professional} onClose={close} />
          ) : shown.dialog === 'delete' && professional ? (
            <DeleteDialog professional={professional} onClose={close} />
          ) : (
            <ProfessionalDialog
              professional={professional}
              services={services}
              onClose={close}
              onSaved={id => {
                close();
                setSaved(id);
              }}
            />
          )}
        </LateDialog>
      )}
    </AdminPage>
  );
}

function skillsWords({ allServices, serviceIds }: Professional): string {
  return allServices ? 'All services' : plural(serviceIds.length, 'service');
}

/** The next one, and how many more. */
function leaveInShort([next, ...others]: Professional['leave']): string {
  if (!next) return '';
  return others.length > 0 ? `${leaveWords(next)} and ${others.length} more` : leaveWords(next);
}

/** What keeps her from getting visits. */
function Badges({ of: { active, allServices, serviceIds } }: { of: Professional }) {
  if (!active) return <Badge>Inactive</Badge>;
  return allServices || serviceIds.length > 0 ? <Badge tone="good">Active</Badge> : <Badge tone="warning">No services</Badge>;
}
