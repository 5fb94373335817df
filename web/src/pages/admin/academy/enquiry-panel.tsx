import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { hoursWords } from '../../../features/academy/course.ts';
import { useBatch } from '../../../features/academy/staff-courses.ts';
import { date, instant } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { SidePanel } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { checkWords, consentWords, type Doing, type EnquiryDetail, stateWords } from './academy.ts';
import { EnrolmentSection } from './enrolment-section.tsx';
import { useAcademyActs } from './use-academy-acts.ts';

const EnquiryDialog = lazy(() => import('./enquiry-dialog.tsx'));
const NoteDialog = lazy(() => import('./note-dialog.tsx'));
const GuardianDialog = lazy(() => import('./guardian-dialog.tsx'));
const EnrolDialog = lazy(() => import('./enrol-dialog.tsx'));
const FeeDialog = lazy(() => import('./fee-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

/** An enquiry beside the list. */
export default function EnquiryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, reload } = useStaffRead(
    ['/academy/admin/enquiry/{id}', id],
    () => ask(adminApi.GET('/academy/admin/enquiry/{id}', { params: { path: { id } } })),
    { isLive: true },
  );
  const [doing, setDoing] = useState<Doing | null>(null);
  const running = data?.enrolments.find(({ state }) => state === 'ACTIVE');
  const isErased = data?.erasedAt !== null;
  return (
    <SidePanel
      onClose={onClose}
      title={data ? (data.name ?? 'Erased person') : 'Enquiry'}
      footer={
        data &&
        !isErased && (
          <>
            <Button block variant="secondary" onClick={() => setDoing({ act: 'note' })}>
              Add Note
            </Button>
            {!running ? (
              <Button block onClick={() => setDoing({ act: needsCheck(data) ? 'guardian' : 'enrol' })}>
                Enrol
              </Button>
            ) : (
              running.due > 0 && (
                <Button block onClick={() => setDoing({ act: 'take', enrolment: running })}>
                  Take Fee
                </Button>
              )
            )}
          </>
        )
      }
    >
      {data ? (
        <div className="grid grid-cols-1 gap-6 wrap-anywhere">
          <Learner enquiry={data} onSeen={() => setDoing({ act: 'guardian' })} />
          {data.enrolments.map(enrolment => (
            <EnrolmentSection key={enrolment.id} enrolment={enrolment} onDo={setDoing} />
          ))}
          <Notes enquiry={data} />
          {!isErased && <OtherActs enquiry={data} onEdit={() => setDoing({ act: 'edit' })} onErased={onClose} />}
        </div>
      ) : hasCode(error, 'NOT_FOUND') ? (
        <EmptyState icon={SearchX} title="This enquiry was deleted" />
      ) : error ? (
        <ErrorState title={messageOf(error, 'Failed to load the enquiry')} onRetry={reload} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the enquiry">
          <TextSkeleton />
        </div>
      )}
      {doing && data && (
        <LateDialog onClose={() => setDoing(null)}>
          <Question doing={doing} enquiry={data} onClose={() => setDoing(null)} />
        </LateDialog>
      )}
    </SidePanel>
  );
}

function Question({ doing, enquiry, onClose }: { doing: Doing; enquiry: EnquiryDetail; onClose: () => void }) {
  switch (doing.act) {
    case 'edit':
      return <EnquiryDialog enquiry={enquiry} onClose={onClose} onSaved={onClose} />;
    case 'note':
      return <NoteDialog enquiry={enquiry} onClose={onClose} />;
    case 'guardian':
      return <GuardianDialog enquiry={enquiry} onClose={onClose} />;
    case 'enrol':
      return <EnrolDialog enquiry={enquiry} onClose={onClose} />;
    case 'take':
      return <FeeDialog enrolment={doing.enrolment} part={null} onClose={onClose} />;
    case 'refund':
      return <FeeDialog enrolment={doing.enrolment} part={doing.part} onClose={onClose} />;
    case 'move':
      return <MoveDialog enrolment={doing.enrolment} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog enrolment={doing.enrolment} onClose={onClose} />;
  }
}

/** A minor is enrolled once somebody knows who the guardian is (rule Y4). */
function needsCheck({ isMinor, guardian }: EnquiryDetail): boolean {
  return isMinor && !guardian?.verified;
}

function Learner({ enquiry, onSeen }: { enquiry: EnquiryDetail; onSeen: () => void }) {
  const { name, mobile, confirmed, dateOfBirth, isMinor, guardian, courseName, message, state, followUpOn, createdAt } = enquiry;
  const batch = useBatch(enquiry.batchId);
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'Course', value: courseName },
    ...(batch && state !== 'ENROLLED'
      ? [{ label: 'Wished batch', value: `From ${date(batch.startsOn)}, ${hoursWords(batch)}` }]
      : []),
    ...(mobile ? [{ label: confirmed ? 'Mobile, confirmed' : 'Mobile', value: writtenMobile(mobile) }] : []),
    ...(dateOfBirth ? [{ label: 'Date of birth', value: `${date(dateOfBirth)}${isMinor ? ', under 18' : ''}` }] : []),
    ...(followUpOn ? [{ label: 'Follow-up', value: date(followUpOn) }] : []),
    { label: 'Asked', value: instant(createdAt) },
  ];
  return (
    <section aria-label="Learner">
      <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
      <Facts facts={facts} />
      {message && <p className="mt-3 rounded-md bg-marigold-tint px-3 py-2 whitespace-pre-line">{message}</p>}
      {guardian && (
        <p className="mt-3 text-sm">
          <strong>Guardian:</strong> {guardian.name}, <span className="figures">{writtenMobile(guardian.mobile)}</span>. Agreed{' '}
          {consentWords[guardian.consentHow]} on <span className="figures">{instant(guardian.consentAt)}</span>:{' '}
          <q>{guardian.consentWording}</q>
        </p>
      )}
      {guardian?.verified && (
        <p className="mt-2 text-sm">
          <strong>Checked</strong> on <span className="figures">{instant(guardian.verified.at)}</span>,{' '}
          {checkWords[guardian.verified.how]}
          {guardian.verified.by && `, by ${guardian.verified.by}`}.
        </p>
      )}
      {needsCheck(enquiry) && state !== 'ENROLLED' && (
        <Alert tone="warning" className="mt-3">
          <p>
            {guardian
              ? 'The learner is under 18, and the consent is not verified: nobody has checked who gave it. It counts once you saw the guardian.'
              : "The learner is under 18, and the guardian's consent is missing."}
          </p>
          <Button size="sm" variant="secondary" className="mt-2" onClick={onSeen}>
            Guardian Was Here
          </Button>
        </Alert>
      )}
      {mobile && (
        <div className="mt-3 flex flex-wrap gap-2">
          <ReachButtons name={name ?? 'the learner'} mobile={mobile} map={null} text={`Hello, this is about ${courseName}.`} />
        </div>
      )}
    </section>
  );
}

function Notes({ enquiry: { id, notes } }: { enquiry: EnquiryDetail }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={`notes-${id}`}>
      <h3 id={`notes-${id}`} className="mb-1 text-sm font-semibold text-muted">
        Notes
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {notes.map(note => (
          <li key={note.id} className="py-2.5">
            <p className="whitespace-pre-line">{note.text}</p>
            <p className="figures text-sm text-muted">
              {instant(note.writtenAt)} · {note.writtenBy}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActsProps {
  enquiry: EnquiryDetail;
  onEdit: () => void;
  onErased: () => void;
}

function OtherActs({ enquiry: { id, name, enrolments }, onEdit, onErased }: ActsProps) {
  const { act } = useAcademyActs();
  const askToErase = () =>
    confirm({
      title: 'Erase this person?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-2">
            {enrolments.length > 0
              ? 'Name, mobile, date of birth, guardian and notes are erased. Fees and documents stay, as the law asks.'
              : 'The enquiry is deleted with all that you know of the person.'}
          </p>
        </>
      ),
      danger: true,
      confirm: 'Erase',
      confirming: 'Erasing...',
      fallback: 'Failed to erase the person',
      act: () =>
        act(async () => {
          await ask(adminApi.DELETE('/academy/admin/enquiry/{id}', { params: { path: { id } } })).catch(error => {
            // A colleague was faster.
            if (!hasCode(error, 'NOT_FOUND')) throw error;
          });
        }, 'The person is erased.'),
      onDone: onErased,
    });
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4 print:hidden">
      <Button size="sm" variant="secondary" onClick={onEdit}>
        Update
      </Button>
      <Button size="sm" variant="quiet" className="text-madder" onClick={askToErase}>
        Erase
      </Button>
    </div>
  );
}
