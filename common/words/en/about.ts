import type { Pairs, With } from '../languages.ts';

export const aboutSalon: With<string> = name => `About ${name}`;
export const title = 'Beauticians from our own academy';
export const howWeBegan = 'We began as a small salon with a school for beauticians.';
export const whatWeDoToday =
  'Today our teams come to your home and bring all they need. All our beauticians have learned their work in our salon and academy.';
export const inFigures = 'In figures';
export const years = 'years of work';
export const clients = 'clients';
export const services = 'services';
export const rating = 'rating';
export const reviews = 'reviews';
export const academy = 'Our academy';
export const academyText =
  'Every beautician who comes to your home has trained with us. We teach the work ourselves, so we know how well each of them does it.';
export const stages: Pairs = [
  ['Learn', 'Hair, skin, nails, make-up, mehendi: lessons in the morning, practice in the afternoon.'],
  ['Assist', 'Then months of work in the salon, next to a senior beautician.'],
  ['Visit homes', 'Only then home visits, with a partner at first. New methods are taught to everybody.'],
];
export const seeCourses = 'See Our Courses';
export const askAboutCourses = 'Ask About Courses';
export const howAVisitGoes = 'How a home visit goes';
export const fiveSteps = 'Five steps, from booking to the end.';
export const steps: Pairs = [
  [
    'You choose',
    'Choose services, an address, a day and a time slot. You see all prices first. To sign in, you only need a code that we text you.',
  ],
  ['We pack', 'Your team gets the list of what you booked, sterilises its tools and packs the products for your visit.'],
  ['We arrive', 'The team shows its salon card at the door and asks where it can work. It brings its own sheets and towels.'],
  ['You relax', 'First we talk about what you want and what suits your skin or hair. Then we do the work, without hurry.'],
  ['We clean up', 'We take back all that we brought and leave the floor clean. You can pay after the service.'],
];
export const whatWePromise = 'What we promise';
export const clean = 'Clean';
export const cleanText = 'Metal tools come sterilised and sealed. We use towels, spatulas and blades only once.';
export const safe = 'Safe';
export const safeText = 'We check the papers of every beautician. Our front desk always knows where each team is.';
export const onTime = 'On time';
export const onTimeText = 'We come at the beginning of the slot. If we are late, we call you first.';
export const noSurprises = 'No surprises';
export const noSurprisesText = 'The price you confirm is the price you pay. We do not sell you anything during the visit.';
export const shallWeCome = 'Shall we come to you?';
export const shallWeComeText = 'See what others book most, or tell us what you want.';
export const bookAVisit = 'Book a Visit';
export const contactUs = 'Contact Us';
export const titlePlain = 'The salon that comes to your home';
export const whatWeDoPlain =
  'Our team comes to your home and brings all it needs. You choose the services, the day and the hour.';
export const safePlain = 'Our front desk always knows where each team is.';
