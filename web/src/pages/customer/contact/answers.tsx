import type { ReactNode } from 'react';
import type { Settings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { money, plural } from '../../../shared/format.ts';
import { TextLink } from '../../../ui/text-link.tsx';

interface Topic {
  topic: string;
  answers: { question: string; answer: ReactNode }[];
}

/** Frequent questions. The salon's settings give the answers where they can. */
export function answersFor(settings: Settings): Topic[] {
  const { minimumOrderValue, bookingHorizonDays, onlinePayment, paymentTypes, slotPlan, city, areasServed, hasCourses } =
    settings;
  return [
    {
      topic: 'Booking',
      answers: [
        {
          question: 'How do I book a visit?',
          answer: (
            <>
              Add services to your <TextLink href={paths.cart}>cart</TextLink>, then choose an address, a day and a time. You sign
              in with your mobile number and a code that we text you. You do not need a password. In a hurry?{' '}
              <TextLink href={paths.book}>Quick Booking</TextLink> shows what others book most.
            </>
          ),
        },
        {
          question: 'Is there a minimum order?',
          answer:
            minimumOrderValue > 0
              ? `Yes, ${money(minimumOrderValue)} for each visit, after any coupon. The cart tells you how much is missing.`
              : 'No.',
        },
        {
          question: 'How far ahead can I book, and for what hours?',
          answer: `From today up to ${bookingHorizonDays} days ahead, in ${slotPlan === 'TWO_HOUR' ? 'two-hour slots' : 'one-hour slots'} within our opening hours. We come at the beginning of the slot, and stay until the work is done.`,
        },
        {
          question: 'Can I book for my mother, or for several people?',
          answer:
            'Yes. Choose the address where we should come. For several people, raise the quantity in the cart. Write who it is for in the delivery instructions of the address.',
        },
      ],
    },
    {
      topic: 'Payment',
      answers: [
        {
          question: 'When and how do I pay?',
          answer: onlinePayment
            ? 'After the visit, in cash or by card. Or online at any time, by UPI, card or net banking.'
            : paymentTypes.includes('PAY_NOW')
              ? 'After the visit, in cash or by card. Or right after booking, by UPI: you get a payment link and a QR code.'
              : 'After the visit, in cash or by card. Nothing is charged when you book.',
        },
        {
          question: 'Do prices change once I have booked?',
          answer:
            'No. The price you confirm is the price you pay, even if our prices change later. If you add something during the visit, we tell you its price first.',
        },
      ],
    },
    {
      topic: 'Changing and cancelling',
      answers: [
        {
          question: 'Can I move or cancel a booking?',
          answer: (
            <>
              {cancelAnswer(settings)} Open <TextLink href={paths.bookings}>My Bookings</TextLink> and press Reschedule or Cancel.
              If you cancel, you can use your coupon again.
            </>
          ),
        },
        {
          question: 'What if the team is late, or I am not happy?',
          answer:
            'If we are late, we call you first. If we do not come, you pay nothing and we find you a new time. If something is not right, tell us within seven days and we correct it.',
        },
      ],
    },
    {
      topic: 'Hygiene and safety',
      answers: [
        {
          question: 'What do you bring, and what do I need to have?',
          answer:
            'We bring products, tools, fresh towels and sheets for the floor, and take everything back. You only need a chair, a power socket and water nearby.',
        },
        {
          question: 'How do you keep things clean?',
          answer:
            'Metal tools are sterilised before every visit and opened in front of you. Towels, spatulas, razors and threads are used once. Beauticians wash their hands first, and wear a mask if you ask.',
        },
        {
          question: 'I have sensitive skin, or I am pregnant. Can I book?',
          answer:
            'Yes. Please tell us first, in a message or in the delivery instructions. We test colour and wax on a small spot, and tell you if it is better to wait.',
        },
      ],
    },
    {
      topic: 'Where we come',
      answers: [
        {
          question: city ? `Which parts of ${city} do you visit?` : 'Which areas do you visit?',
          answer: areasServed
            ? `${areasServed.replace(/[^.!?।]$/, '$&.')} If you live outside these areas, write to us before you book.`
            : `We visit homes ${city ? `in ${city}` : 'around our salon'}. If you are not sure about yours, write to us before you book.`,
        },
        {
          question: 'Can I come to the salon instead?',
          answer: 'Yes. Please call us before you come, so that a chair is free. The address and the directions are above.',
        },
      ],
    },
    {
      topic: 'Academy',
      answers: [
        {
          question: 'Do you train beauticians?',
          answer: (
            <>
              Yes. Our academy teaches hair, skin, nails, make-up and mehendi, in basic and advanced courses.{' '}
              {hasCourses ? (
                <>
                  <TextLink href={paths.academy}>Academy</TextLink> has the courses with their next batches and fees.
                </>
              ) : (
                <>
                  Write to us for the next batch and its fees. <TextLink href={paths.about}>About</TextLink> tells you more.
                </>
              )}
            </>
          ),
        },
        {
          question: 'Will a student come to my home?',
          answer:
            'No. Our beauticians first finish their course and work in the salon for months. Only then do they go on home visits.',
        },
      ],
    },
  ];
}

function cancelAnswer({ cancelFeePercent: percent, cancelFreeHours: hours }: Settings): string {
  if (percent === 0 || hours === 0) return 'Yes, free of charge, until the visit starts.';
  return `Yes, until the visit starts. Cancelling later than ${plural(hours, 'hour')} before costs ${percent} % of the price.`;
}
