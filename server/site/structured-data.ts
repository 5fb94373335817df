/** Describes the salon and its services to search engines, in schema.org's words. Pure. */

import { minuteOf } from '../../common/minutes.ts';
import type { IsoDate } from '../../common/time.ts';
import { wordsOf } from '../../common/words/all.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { spansOf } from '../salon/settings/opening-rules.ts';
import { inLanguage, type Page } from './page.ts';

type Settings = Schemas['Settings'];
/** An absolute address, if the site knows its own origin. */
type Absolute = (path: string) => string;

const capital = (day: string): string => day.charAt(0) + day.slice(1).toLowerCase();
const clock = (time: string): string => time.slice(0, 5);

/** Days with the same hours share an entry; a closed day has none, and one with a break has several. */
const weekOf = ({ openingHours }: Settings) => {
  const open = openingHours.filter(({ closed }) => !closed);
  const spans = open.flatMap(hours => spansOf(hours).map(span => ({ day: hours.day, ...span })));
  const byHours = Map.groupBy(spans, ({ from, to }) => `${from} ${to}`);
  return [...byHours.values()].map(days => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => capital(day)),
    opens: clock(days[0]?.from ?? ''),
    closes: clock(days[0]?.to ?? ''),
  }));
};

/** schema.org too calls a day closed by empty hours. */
const closedDaysOf = ({ closedDays }: Settings, today: IsoDate) =>
  closedDays
    .filter(day => day >= today)
    .map(day => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    }));

/** Only what the salon said of itself (rule C20). The settings keep one line; if it ends the Indian way (city, state PIN), split it. */
const addressOf = ({ address }: Settings) => {
  const parts = address.match(/^(?<street>.+),\s*(?<city>[^,]+),\s*(?<state>[^,\d]+?)[\s,-]+(?<pin>\d{6})$/)?.groups;
  return {
    '@type': 'PostalAddress',
    streetAddress: parts?.street ?? address,
    ...(parts && { addressLocality: parts.city, addressRegion: parts.state, postalCode: parts.pin }),
    addressCountry: 'IN',
  };
};

const salonOf = (settings: Settings, today: IsoDate, absolute: Absolute) => {
  const closedDays = closedDaysOf(settings, today);
  const address = addressOf(settings);
  const city = settings.city ?? address.addressLocality;
  const { phone, email } = settings;
  return {
    '@type': 'BeautySalon',
    '@id': absolute('/#salon'),
    name: settings.salonName,
    url: absolute('/'),
    image: absolute('/share.jpg'),
    logo: absolute('/icon-512.png'),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(settings.address && {
      address,
      geo: { '@type': 'GeoCoordinates', latitude: Number(settings.latitude), longitude: Number(settings.longitude) },
    }),
    ...(city && { areaServed: city }),
    currenciesAccepted: 'INR',
    openingHoursSpecification: weekOf(settings),
    ...(closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays }),
  };
};

/** Only real reviews, and only once there is an average of them (rule Y7). */
const ratingOf = ({ rating, reviewCount }: Schemas['Service']) =>
  rating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
  };

const serviceOf = (service: Schemas['Service'], path: string, absolute: Absolute) => ({
  '@type': 'Service',
  '@id': absolute(`${path}#service`),
  name: service.name,
  description: service.description,
  url: absolute(path),
  ...(service.categoryName && { category: service.categoryName }),
  ...(service.imageUrl && { image: absolute(`${service.imageUrl}?width=800`) }),
  ...ratingOf(service),
  provider: { '@id': absolute('/#salon') },
  offers: offersOf(service, absolute(path)),
});

/** An offer for each variant, or the one of the service. */
const offersOf = ({ price, variants }: Schemas['Service'], url: string) => {
  const offer = (rupees: number) => ({
    '@type': 'Offer',
    price: rupees.toFixed(2),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url,
  });
  return variants?.map(variant => ({ ...offer(variant.price), name: variant.name })) ?? offer(price);
};

/** Hours of a batch in all, as schema.org wants its workload. */
const workloadOf = ({ days, fromTime, toTime }: Schemas['CourseBatch'], weeks: number): string =>
  `PT${Math.round((days.length * weeks * (minuteOf(toTime) - minuteOf(fromTime))) / 60)}H`;

const courseOf = (course: Schemas['Course'], path: string, absolute: Absolute) => ({
  '@type': 'Course',
  '@id': absolute(`${path}#course`),
  name: course.name,
  description: course.description,
  url: absolute(path),
  ...(course.imageUrl && { image: absolute(`${course.imageUrl}?width=800`) }),
  ...(course.certificate && { educationalCredentialAwarded: course.certificate }),
  provider: { '@id': absolute('/#salon') },
  offers: {
    '@type': 'Offer',
    category: course.fee > 0 ? 'Paid' : 'Free',
    price: course.fee.toFixed(2),
    priceCurrency: 'INR',
    url: absolute(path),
  },
  timeRequired: `P${course.weeks}W`,
  ...(course.batches.length > 0 && {
    hasCourseInstance: course.batches.map(batch => ({
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      startDate: batch.startsOn,
      endDate: batch.endsOn,
      courseWorkload: workloadOf(batch, course.weeks),
      location: { '@id': absolute('/#salon') },
      maximumAttendeeCapacity: batch.seats,
      remainingAttendeeCapacity: batch.seatsLeft,
    })),
  }),
});

const trailOf = ({ trail, language }: Page, absolute: Absolute) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: wordsOf[language].head.homeCrumb, path: '/' }, ...trail].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(inLanguage(language, path)),
  })),
});

export function structuredData(page: Page & { path: string }, settings: Settings, today: IsoDate, absolute: Absolute) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      salonOf(settings, today, absolute),
      ...(page.service ? [serviceOf(page.service, inLanguage(page.language, page.path), absolute)] : []),
      ...(page.course ? [courseOf(page.course, inLanguage(page.language, page.path), absolute)] : []),
      ...(page.trail.length > 0 ? [trailOf(page, absolute)] : []),
    ],
  };
}
