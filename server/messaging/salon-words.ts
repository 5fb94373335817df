/** The words of the messages to the salon, which are English like the admin area. */
import { rupees } from '../shared/money.ts';

export const salonWords = {
  sms: {
    UNCOVERED: '{brand}: On {day} nobody can carry out {count} of the visits. The dashboard shows them.',
    SUMMARY: '{brand}: The figures of {day} are in. Completed visits: {completed}. The dashboard shows more.',
    ENQUIRY: '{brand}: Somebody asks about the course {course}. The Academy page shows name and mobile.',
    WEBHOOK_DISABLED: '{brand}: A webhook failed for days and is disabled. Settings show the reason.',
  },
  letters: {
    UNCOVERED: 'On {day} nobody can carry out {count} of the visits. The dashboard shows them.\n\n{brand}',
    SUMMARY: 'The figures of {day} are in. The dashboard shows more.\n\n{brand}',
    ENQUIRY: 'Somebody asks about the course {course}. The Academy page shows name and mobile.\n\n{brand}',
    WEBHOOK_DISABLED: 'A webhook failed for days and is disabled. Settings show the reason.\n\n{brand}',
  },
  subjects: {
    UNCOVERED: 'Visits that nobody can carry out',
    SUMMARY: 'The day in figures',
    ENQUIRY: 'A question about a course',
    WEBHOOK_DISABLED: 'A webhook is disabled',
  },
};

const FIGURES: Record<string, string> = {
  completed: 'Completed visits',
  open: 'Visits still open',
  cancelled: 'Cancelled visits',
  received: 'Received',
  toCollect: 'Still to collect',
  newBookings: 'New bookings',
};
const IN_RUPEES = ['received', 'toCollect'];

/** One line a figure of the summary. */
export function figureLines(counts: Record<string, number>): string[] {
  return Object.entries(counts).map(
    ([name, figure]) => `${FIGURES[name] ?? name}: ${IN_RUPEES.includes(name) ? rupees(figure) : figure}`,
  );
}
