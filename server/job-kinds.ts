/** Every kind of job that the worker runs. Features declare their kinds, and this file lists them. */
import { courseRound } from './academy/enrol.ts';
import { forgetLearner } from './academy/erase.ts';
import { housekeeping } from './housekeeping.ts';
import { planMessages } from './messages/plan/plan.ts';
import { messageRound } from './messages/plan/rounds.ts';
import { sendMessage } from './messages/send/send.ts';
import { tryDelivery } from './messages/webhook/deliver.ts';
import { makeDeliveries } from './messages/webhook/deliveries.ts';
import { importTurn } from './office/moving-in/turn.ts';
import { referralRound } from './office/referral/reward.ts';
import type { JobKind } from './platform/jobs/rules.ts';
import { learnPins } from './schedule/area/pins.ts';
import { lookAgain } from './schedule/freed/freed.ts';
import { endHold } from './visits/change/hold.ts';
import { learnIntervals } from './visits/due/keep.ts';
import { nudgeCustomers } from './visits/nudge/nudge.ts';
import { checkPayment, checkRound } from './visits/payment/check.ts';
import { askAboutRefund, sendRefund } from './visits/payment/refund.ts';
import { seriesRound, topUpSeries } from './visits/top-up/top-up.ts';
import { endOfferInTime } from './visits/wait/end.ts';

export const jobKinds = [
  housekeeping,
  learnPins,
  courseRound,
  forgetLearner,
  planMessages,
  sendMessage,
  messageRound,
  endHold,
  lookAgain,
  endOfferInTime,
  seriesRound,
  topUpSeries,
  nudgeCustomers,
  checkPayment,
  checkRound,
  sendRefund,
  askAboutRefund,
  makeDeliveries,
  tryDelivery,
  importTurn,
  learnIntervals,
  referralRound,
] as JobKind<unknown>[];
