/** What customers of the demo salon have said: enough for an average of two services (rule U6), too little for that of a third. */
interface DemoReview {
  /** The key of the service. */
  service: string;
  stars: number;
  text: string | null;
  daysAgo: number;
  answer?: string;
}

export const demoReviews: DemoReview[] = [
  { service: 'gold-facial', stars: 5, text: 'My skin glowed for my cousin’s wedding. She came on time.', daysAgo: 52 },
  { service: 'gold-facial', stars: 5, text: null, daysAgo: 45 },
  { service: 'gold-facial', stars: 4, text: 'Relaxing, and everything was clean.', daysAgo: 33 },
  { service: 'gold-facial', stars: 5, text: 'Better than in the parlour. I booked it again.', daysAgo: 21 },
  { service: 'gold-facial', stars: 5, text: null, daysAgo: 12 },
  { service: 'gold-facial', stars: 4, text: 'Good, only a little long for a working day.', daysAgo: 6 },
  { service: 'rose-spa-pedicure', stars: 5, text: 'My mother loved it at home.', daysAgo: 48 },
  {
    service: 'rose-spa-pedicure',
    stars: 3,
    text: 'Nice, but she came twenty minutes late.',
    daysAgo: 39,
    answer: 'We are sorry about the wait. Your message shows from now on when we set out.',
  },
  { service: 'rose-spa-pedicure', stars: 5, text: null, daysAgo: 27 },
  { service: 'rose-spa-pedicure', stars: 5, text: 'Soft feet, and not a drop on the floor.', daysAgo: 16 },
  { service: 'rose-spa-pedicure', stars: 4, text: null, daysAgo: 9 },
  { service: 'arabic-mehendi', stars: 5, text: 'Deep colour, and a design that nobody else had.', daysAgo: 30 },
  { service: 'arabic-mehendi', stars: 4, text: null, daysAgo: 18 },
];
