// Keeps the professional's taps on the phone and sends them in order (rule W36). The rules are in tap-rules.ts.
import { useMemo } from 'react';
import { ApiError, type ErrorCode, hasCode } from '../../../api/api-error.ts';
import { ask } from '../../../api/client.ts';
import { isJudged } from '../../../api/unanswered.ts';
import { ahead, serverNow } from '../../../shared/clock.ts';
import { isLike } from '../../../shared/is-like.ts';
import { newKey } from '../../../shared/new-key.ts';
import { professionalKeys } from '../../../shared/professional-keys.ts';
import { queueSender } from '../../../shared/queue.ts';
import { read, readJson, writeJson } from '../../../shared/storage.ts';
import { useStored } from '../../../shared/use-stored.ts';
import { takeVisit } from './kept-days.ts';
import { professionalApi } from './professional-session.ts';
import { emptyQueue, isDoorStep, nextTap, type Queue, type Tap, timesOf, withoutTap, withRefusal, withTap } from './tap-rules.ts';
import type { ProfessionalVisit } from './visit.ts';

interface KeptQueue {
  by: string;
  queue: Queue;
}

const sampleTap: Tap = {
  id: '',
  bookingId: '',
  step: 'HELP',
  at: '',
  code: null,
  paymentReceived: null,
  visit: '',
  refused: null,
};
const sample: KeptQueue = { by: '', queue: { taps: [sampleTap], lost: [{ tap: sampleTap, why: '' }] } };
const isKept = (value: unknown): value is KeptQueue => isLike(sample, value);

export function readQueue(): Queue {
  const kept = readJson(professionalKeys.taps, isKept);
  return kept && kept.by === read(professionalKeys.id) ? kept.queue : emptyQueue;
}

export function changeQueue(change: (queue: Queue) => Queue): void {
  const by = read(professionalKeys.id);
  const before = readQueue();
  const queue = change(before);
  if (by && queue !== before) writeJson(professionalKeys.taps, { by, queue } satisfies KeptQueue);
}

export function useQueue(): Queue {
  const text = useStored(professionalKeys.taps);
  const by = useStored(professionalKeys.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queue is read from these texts
  return useMemo(readQueue, [text, by]);
}

/** Keeps a tap with its time and tries to send it. Resolves when that has worked, or when it has to wait. */
export function addTap(tap: Pick<Tap, 'bookingId' | 'step' | 'visit'> & Partial<Tap>): Promise<boolean> {
  const at = new Date(serverNow()).toISOString();
  const kept = { code: null, paymentReceived: null, ...tap, id: newKey(), at, ahead: ahead.read(), refused: null };
  changeQueue(queue => withTap(queue, kept));
  return sendTaps();
}

/**
 * Sends what waits, one tap after the other. Stops at the first tap that the network loses. Resolves to whether the server has answered
 * one.
 */
export const sendTaps = queueSender('taps', sendAll);

async function sendAll(): Promise<boolean> {
  let hasAnswered = false;
  if (!read(professionalKeys.token)) return hasAnswered;
  for (let tap = nextTap(readQueue()); tap; tap = nextTap(readQueue())) {
    const now = tap;
    try {
      const visit = await send(now);
      takeVisit(visit);
      // Somebody else had completed the visit, so the server did not note the money.
      const isMoneyLost = now.paymentReceived !== null && visit.collect > 0;
      changeQueue(queue => (isMoneyLost ? withRefusal(queue, now, 'VISIT_STATE') : withoutTap(queue, now)));
    } catch (error) {
      if (!isRefusal(error)) break;
      changeQueue(queue => withRefusal(queue, now, whyOf(error, now)));
    }
    hasAnswered = true;
  }
  return hasAnswered;
}

function send(tap: Tap): Promise<ProfessionalVisit> {
  const { bookingId, step, code, paymentReceived, toSalon, tip: extra, tipFor, refusal } = tap;
  const params = { path: { bookingId } };
  const times = timesOf(tap, ahead.read(), Date.now());
  if (step === 'HELP') return ask(professionalApi.PUT('/visit/{bookingId}/help', { params }));
  if (isDoorStep(step)) {
    const body = { what: step, ...times, ...(refusal && { refusal }) };
    return ask(professionalApi.PUT('/visit/{bookingId}/door', { params, body }));
  }
  const paid = {
    ...(paymentReceived && { paymentReceived }),
    ...(toSalon && { paidToSalon: true }),
    ...(extra && { tip: extra, ...(tipFor && { tipFor }) }),
  };
  const body = { state: step, ...times, ...(code && { code }), ...paid };
  return ask(professionalApi.PUT('/visit/{bookingId}/state', { params, body }));
}

/** Staff have taken back that she may start without the code: she has to ask for it. */
function whyOf({ errorCode }: ApiError, { step }: Tap): ErrorCode {
  return step === 'STARTED' && errorCode === 'VALIDATION_ERROR' ? 'START_CODE_INVALID' : errorCode;
}

/** The server looked at the tap and said no. Anything else is tried again. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || hasCode(error, 'NETWORK', 'CANCELLED', '')) return false;
  return hasCode(error, 'START_CODE_LOCKED') || isJudged(error);
}
