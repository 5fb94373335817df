import type { ReactNode } from 'react';
import type { Settings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { TextLink } from '../../../ui/text-link.tsx';

type Topic = { topic: string; answers: { question: string; answer: ReactNode }[] };

/** What customers ask, answered by the salon's own settings where they decide. */
export function answersFor(settings: Settings): Topic[] {
  const { minimumOrderValue, bookingHorizonDays, paymentTypes, slotPlan } = settings;
  return [
    {
      topic: 'Booking',
      answers: [
        {
          question: 'How do I book a visit?',
          answer: (
            <>
              Put what you would like into your <TextLink href={paths.cart}>cart</TextLink>, choose an address, then a day and a
              time. You sign in with your mobile number and a code we text you; there is no password. In a hurry?{' '}
              <TextLink href={paths.book}>Quick Booking</TextLink> has what others book most.
            </>
          ),
        },
        {
          question: 'Is there a smallest order?',
          answer:
            minimumOrderValue > 0
              ? `Yes, ${money(minimumOrderValue)} a visit after any coupon, or the way to you would cost more than the work. The cart tells you how much is missing.`
              : 'No.',
        },
        {
          question: 'How far ahead can I book, and for what hours?',
          answer: `From today up to ${bookingHorizonDays} days ahead, in ${slotPlan === 'TWO_HOUR' ? 'two-hour slots' : 'one-hour slots'} within our opening hours. We come at the beginning of the slot, and stay until the work is done.`,
        },
        {
          question: 'Can I book for my mother, or for several people?',
          answer:
            'Yes. Choose the address where we are wanted, raise the quantity in the cart, and say who it is for in the delivery instructions of the address.',
        },
      ],
    },
    {
      topic: 'Payment',
      answers: [
        {
          question: 'When and how do I pay?',
          answer: paymentTypes.includes('PAY_NOW')
            ? 'As you like: after the visit in cash or by card, or right after booking by UPI, with a payment link and a QR code.'
            : 'After the visit, in cash or by card. Nothing is charged when you book.',
        },
        {
          question: 'Do prices change once I have booked?',
          answer:
            'No. The price you confirm is the price you pay, whatever our list says later. What you add during the visit is told to you first.',
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
              Yes, free of charge, until the hour it starts: under <TextLink href={paths.bookings}>My Bookings</TextLink>, with
              Reschedule or Cancel Booking. A coupon you used comes back to you when you cancel.
            </>
          ),
        },
        {
          question: 'What if the team is late, or I am not happy?',
          answer:
            'Call us. A visit that we miss costs you nothing, and we find you a new time. If something is not right, tell us within seven days and we put it right.',
        },
      ],
    },
    {
      topic: 'Hygiene and safety',
      answers: [
        {
          question: 'What do you bring, and what do I need to have?',
          answer:
            'We bring products, tools, fresh towels and sheets for the floor, and take everything away again. You only need a chair, a socket, and water nearby.',
        },
        {
          question: 'How do you keep things clean?',
          answer:
            'Metal tools are sterilised before every visit and opened in front of you. Towels, spatulas, razors and threads are used once. Beauticians wash their hands before they begin and wear a mask when you ask.',
        },
        {
          question: 'I have sensitive skin, or am expecting. May I book?',
          answer:
            'Please tell us in a message or in the delivery instructions. We test colour and wax on a small spot first, and say so when a treatment should wait.',
        },
      ],
    },
    {
      topic: 'Where we come',
      answers: [
        {
          question: 'Which parts of Nagpur do you visit?',
          answer:
            'All of the city, from Wadi to Kamptee Road and from Koradi Road to Besa and Manish Nagar. If you live farther out, write to us before you book.',
        },
        {
          question: 'Can I come to the salon instead?',
          answer: 'You are welcome. Call us before you set out, so that a chair is free: the address and the way are above.',
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
              Yes: our academy teaches hair, skin, nails, make-up and mehendi, from a first course to advanced ones. Write to us
              for the next batch and its fees; <TextLink href={paths.about}>About</TextLink> has more.
            </>
          ),
        },
        {
          question: 'Will a student come to my home?',
          answer:
            'No. Only beauticians who have finished their course and months of supervised work in the salon go on home visits.',
        },
      ],
    },
  ];
}
