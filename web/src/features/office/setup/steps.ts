import { adminPaths } from '../../../admin-paths.ts';
import type { Step } from './use-setup.ts';

interface StepWords {
  title: string;
  text: string;
  /** The page where it is done; the test visit has a dialog. */
  href: string | null;
  act: string;
  /** For what may be right as it is. */
  confirm?: string;
}

/** The six first steps (rule W50). */
export const stepWords: Record<Step, StepWords> = {
  NAME: {
    title: 'Name and logo',
    text: 'Customers read the name on every page, in every SMS and on every bill.',
    href: adminPaths.settingsOf('salon', 'salonName'),
    act: 'Type the Name',
  },
  HOURS: {
    title: 'Opening hours',
    text: 'Visits begin and end within them. They are 9 to 8 now, and 9 to 6 on Sundays.',
    href: adminPaths.settingsOf('opening'),
    act: 'Change the Hours',
    confirm: 'They Are Right',
  },
  AREA: {
    title: 'Area',
    text: 'Where you go. Without an area, anybody anywhere can book.',
    href: adminPaths.settingsOf('area'),
    act: 'Draw the Area',
    confirm: 'We Go Everywhere',
  },
  SERVICES: {
    title: 'Services',
    text: 'What you do, each with its price and its time. A category is made on the way.',
    href: adminPaths.addService,
    act: 'Add a Service',
  },
  PEOPLE: {
    title: 'People',
    text: 'Name those who visit customers, or work with teams without names. You have 3 teams now.',
    href: adminPaths.professionals,
    act: 'Add People',
    confirm: '3 Teams Are Right',
  },
  TEST_BOOKING: {
    title: 'Test visit',
    text: 'Book a visit for yourself and read the messages that customers get. Nobody else hears of it.',
    href: null,
    act: 'Book a Test Visit',
  },
};
