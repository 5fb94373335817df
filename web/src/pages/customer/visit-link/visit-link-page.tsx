import { Link2Off, Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { components } from '#contract';
import * as acts from '#words/booking';
import * as common from '#words/common';
import * as titles from '#words/titles';
import * as words from '#words/visit-link';
import * as services from '#words/visit-services';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { AddToCalendar } from '../../../features/visits/booking/add-to-calendar.tsx';
import { canCancel, canMove, isAskedAnew, type ShownBooking, titleOf } from '../../../features/visits/booking/booking.ts';
import { BookingCard, BookingCardSkeleton } from '../../../features/visits/booking/booking-card.tsx';
import { CancelQuestion } from '../../../features/visits/booking/cancel-question.tsx';
import { PayOnline, UpiPayment } from '../../../features/visits/booking/pay-visit.tsx';
import { ProposalQuestion } from '../../../features/visits/booking/proposal-question.tsx';
import { ServicesQuestion } from '../../../features/visits/booking/services-question.tsx';
import { OwnReview } from '../../../features/visits/review/own-review.tsx';
import type { ReviewRequest } from '../../../features/visits/review/review.tsx';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { toast } from '../../../ui/toast.ts';
import { LinkDocuments } from './link-documents.tsx';
import { MoveDialog } from './move-dialog.tsx';

type LinkedBooking = components['schemas']['LinkedBooking'];
type Doing = 'move' | 'cancel' | 'pay';

// Lazy, because most links open a visit.
const OfferPage = lazy(() => import('./offer-page.tsx'));
const SeriesPage = lazy(() => import('./series-page.tsx'));
const LinkedSeries = lazy(() => import('./linked-series.tsx'));
const MoveRegular = lazy(() => import('./move-regular.tsx'));

const NudgePage = lazy(() => import('./nudge-page.tsx'));

/** The tokens of visits of a series, and those of offers, are longer; those of reminders of a visit that is due are shorter. */
const [NUDGE_TOKEN, VISIT_TOKEN, SERIES_TOKEN] = [20, 22, 23];

/**
 * What the link of a message opens, without a sign-in: a booking, a visit of a series that is asked about, a time that is held for somebody
 * who waited, or what is due.
 */
export default function VisitLinkPage({ token }: { token: string }) {
  if (token.length === SERIES_TOKEN) return <SeriesPage token={token} />;
  if (token.length === NUDGE_TOKEN) return <NudgePage token={token} />;
  return token.length > VISIT_TOKEN ? <OfferPage token={token} /> : <LinkedVisit token={token} />;
}

/** A booking, which its customer can move and cancel (rule Q13). */
function LinkedVisit({ token }: { token: string }) {
  useDocumentTitle(titles.visitLink);
  const settings = useSettings();
  const [doing, setDoing] = useState<Doing | null>(null);
  const path = { params: { path: { token } } };
  const { data, error, mutate } = useSWR(['/visit-link', token], () => ask(api.GET('/visit-link/{token}', path)), {
    refreshInterval: 60_000,
    revalidateOnFocus: true,
  });
  const { mutate: touch } = useSWRConfig();
  const close = () => setDoing(null);

  const moveTo = (body: components['schemas']['LinkMoveRequest']) =>
    change(ask(api.PUT('/visit-link/{token}', { ...path, body })), acts.isRescheduled);

  async function change(call: Promise<LinkedBooking>, done: string) {
    try {
      await mutate(await call, { revalidate: false });
      toast.success(done);
      close();
    } catch (refusal) {
      // The salon may have changed the booking meanwhile.
      void mutate().catch(() => null);
      throw refusal;
    } finally {
      // It may be one of several.
      void touch(['/series-link', token]).catch(() => null);
    }
  }

  if (hasCode(error, 'NOT_FOUND')) return <LapsedLink />;
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-6 md:py-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
        <PageTitle>{titles.visitLink}</PageTitle>
        {settings?.phone && (
          <LinkButton href={callLink(settings.phone)} variant="quiet" size="sm" className="-mr-3">
            <Phone aria-hidden className="size-4.5" />
            {common.callTheSalon}
          </LinkButton>
        )}
      </div>
      {data ? (
        <section>
          <h2 className="sr-only">{common.booking}</h2>
          <ul>
            <BookingCard
              booking={data}
              question={
                <>
                  <ProposalQuestion
                    booking={data}
                    onAgree={body => change(ask(api.PUT('/visit-link/{token}/proposal', { ...path, body })), acts.isRescheduled)}
                    onOther={() => setDoing('move')}
                    onCancel={() => setDoing('cancel')}
                  />
                  <ServicesQuestion
                    key={data.servicesProposal?.proposalId}
                    booking={data}
                    onAnswer={body =>
                      change(
                        ask(api.PUT('/visit-link/{token}/services', { ...path, body })),
                        body.agreed ? services.isChanged : services.stays,
                      )
                    }
                  />
                </>
              }
              review={data.status === 'COMPLETED' && <LinkReview token={token} about={titleOf(data)} />}
              actions={<Actions booking={data} token={token} onAct={setDoing} />}
            />
          </ul>
          {data.seriesId !== undefined && (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <LinkedSeries token={token} />
              </Suspense>
            </ErrorBoundary>
          )}
          <LinkDocuments token={token} changedBy={`${data.status} ${data.amountPaid}`} />
        </section>
      ) : error ? (
        <ErrorState title={words.loadFailed} onRetry={() => mutate()}>
          <p>{messageOf(error, common.checkConnectionShort)}</p>
        </ErrorState>
      ) : (
        <ul aria-busy>
          <BookingCardSkeleton />
        </ul>
      )}
      {data && doing === 'move' && data.seriesId !== undefined && (
        <LateDialog onClose={close}>
          <MoveRegular booking={data} token={token} onMove={moveTo} onClose={close} />
        </LateDialog>
      )}
      {data && doing === 'move' && data.seriesId === undefined && (
        <MoveDialog booking={data} token={token} onMove={moveTo} onClose={close} />
      )}
      {data && doing === 'cancel' && (
        <CancelQuestion
          booking={data}
          onCancel={seenFee => {
            const params = { path: { token }, query: { seenFee } };
            return change(ask(api.PUT('/visit-link/{token}/cancel', { params })), acts.isCancelled);
          }}
          onClose={close}
        />
      )}
      {data?.upi && doing === 'pay' && (
        <Dialog onClose={close} title={common.payByUpi}>
          <UpiPayment booking={data} upi={data.upi} />
        </Dialog>
      )}
    </div>
  );
}

interface ActionsProps {
  booking: ShownBooking;
  token: string;
  onAct: (doing: Doing) => void;
}

function Actions({ booking, token, onAct }: ActionsProps) {
  if (!canCancel(booking)) {
    return (
      <>
        <PayOnline booking={booking} />
        <LinkButton href={paths.services} variant="secondary">
          {words.bookAnother}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <PayOnline booking={booking} />
      {booking.upi && <Button onClick={() => onAct('pay')}>{common.payByUpi}</Button>}
      {canMove(booking) && !isAskedAnew(booking) && !booking.guests && (
        <Button variant="secondary" onClick={() => onAct('move')}>
          {acts.reschedule}
        </Button>
      )}
      {/* A plan for guests needs their address, which a link does not tell. */}
      {canMove(booking) && booking.guests && (
        <LinkButton href={paths.bookings} variant="secondary">
          {acts.reschedule}
        </LinkButton>
      )}
      {!isAskedAnew(booking) && (
        <Button variant="quiet" onClick={() => onAct('cancel')}>
          {booking.seriesId === undefined ? common.cancel : acts.skipVisit}
        </Button>
      )}
      {booking.payBy === null && <AddToCalendar booking={booking} link={token} />}
    </>
  );
}

function LapsedLink() {
  return (
    <div className="page-width py-12">
      <PageTitle hidden>{titles.visitLink}</PageTitle>
      <EmptyState
        icon={Link2Off}
        title={words.lapsed}
        action={<LinkButton href={paths.bookings}>{words.openBookings}</LinkButton>}
      >
        <p>{words.lapsedText}</p>
      </EmptyState>
    </div>
  );
}

/** Asks for a review without a sign-in, or shows it (rule U8). */
function LinkReview({ token, about }: { token: string; about: string }) {
  const path = { params: { path: { token } } };
  const { data, mutate } = useSWR(['/visit-link/review', token], () => ask(api.GET('/visit-link/{token}/review', path)));
  if (data === undefined) return null;

  async function save(body: ReviewRequest) {
    await mutate(await ask(api.PUT('/visit-link/{token}/review', { ...path, body })), { revalidate: false });
  }
  return <OwnReview about={about} review={data} onSave={save} />;
}
