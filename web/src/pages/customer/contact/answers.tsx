import type { ReactNode } from 'react';
import * as common from '#words/common';
import * as words from '#words/questions';
import * as titles from '#words/titles';
import type { Settings } from '../../../features/salon/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { fill } from '../../../ui/fill.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface Topic {
  topic: string;
  answers: { question: string; answer: ReactNode }[];
}

/** Frequent questions. The salon's settings give the answers where they can. */
export function answersFor(settings: Settings): Topic[] {
  const { minimumOrderValue, bookingHorizonDays, slotPlan, city, address, hasCourses, claims } = settings;
  return [
    {
      topic: words.booking,
      answers: [
        {
          question: words.howToBook,
          answer: fill(words.howToBookAnswer, {
            cart: <TextLink href={paths.cart}>{words.cart}</TextLink>,
            book: <TextLink href={paths.book}>{titles.book}</TextLink>,
          }),
        },
        {
          question: words.minimum,
          answer: minimumOrderValue > 0 ? words.minimumAnswer(money(minimumOrderValue)) : words.noMinimum,
        },
        {
          question: words.howFarAhead,
          answer: words.inSlots(bookingHorizonDays, slotPlan === 'TWO_HOUR' ? words.twoHourSlots : words.oneHourSlots),
        },
        { question: words.forOthers, answer: words.forOthersAnswer },
      ],
    },
    {
      topic: words.payment,
      answers: [
        { question: words.howToPay, answer: payAnswer(settings) },
        { question: words.doPricesChange, answer: words.doPricesChangeAnswer },
      ],
    },
    {
      topic: words.changing,
      answers: [
        { question: words.canIMove, answer: <MoveAnswer settings={settings} /> },
        { question: words.ifLate, answer: words.ifLateAnswer },
      ],
    },
    {
      topic: words.hygiene,
      answers: [
        { question: words.whatToHave, answer: words.whatToHaveAnswer },
        { question: words.howClean, answer: words.howCleanAnswer },
        { question: words.sensitive, answer: words.sensitiveAnswer },
      ],
    },
    {
      topic: words.whereWeCome,
      answers: [
        { question: city ? words.whichParts(city) : words.whichAreas, answer: whereAnswer(settings) },
        // Nobody can come to a salon that does not say where it is.
        ...(address ? [{ question: words.canIComeToYou, answer: words.canIComeToYouAnswer }] : []),
      ],
    },
    ...(hasCourses || claims.ownAcademy ? [academyTopic(settings)] : []),
  ];
}

function academyTopic(settings: Settings): Topic {
  const isSchool = settings.claims.ownAcademy;
  return {
    topic: titles.academy,
    answers: [
      { question: words.doYouTrain, answer: <TrainingAnswer settings={settings} /> },
      ...(isSchool ? [{ question: words.isItAStudent, answer: words.isItAStudentAnswer }] : []),
    ],
  };
}

function payAnswer({ onlinePayment, paymentTypes }: Settings): string {
  if (onlinePayment) return words.payAfterOrOnline;
  return paymentTypes.includes('PAY_NOW') ? words.payAfterOrUpi : words.payAfter;
}

function MoveAnswer({ settings: { cancelFeePercent: percent, cancelFreeHours: hours } }: { settings: Settings }) {
  const isFree = percent === 0 || hours === 0;
  return (
    <>
      {isFree ? words.moveFree : words.moveForFee(hours, percent)}{' '}
      {fill(words.howToMove, { bookings: <TextLink href={paths.bookings}>{common.myBookings}</TextLink> })}
    </>
  );
}

/** What the salon wrote, as a sentence, or else its city. */
function whereAnswer({ areasServed, city }: Settings): string {
  if (areasServed) return `${areasServed.replace(/[^.!?।]$/, '$&.')} ${words.outsideThese}`;
  return `${city ? words.inCity(city) : words.aroundSalon} ${words.ifNotSure}`;
}

function TrainingAnswer({ settings: { hasCourses, claims } }: { settings: Settings }) {
  return (
    <>
      {claims.ownAcademy ? words.weTrain : words.yesWeTrain}{' '}
      {hasCourses
        ? fill(words.seeAcademy, { academy: <TextLink href={paths.academy}>{titles.academy}</TextLink> })
        : fill(words.askForBatch, { about: <TextLink href={paths.about}>{titles.about}</TextLink> })}
    </>
  );
}
