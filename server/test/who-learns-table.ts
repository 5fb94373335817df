/** The table of who learns of what, as the rule book shows it (rule Q30). Pure. */
import {
  type Alerts,
  CONDITIONS,
  type Learns,
  type Occasion,
  type Row,
  type Sends,
  WHO_LEARNS,
} from '../messages/who-learns/who-learns.ts';

const message = ({ kind, if: condition }: Sends | Alerts): string => (condition ? `${kind} ${CONDITIONS[condition]}` : kind);

const cell = ({ screens, sends }: Learns): string => [...(screens ? [screens] : []), ...sends.map(message)].join('; ') || '–';

const line = ([occasion, { what, customer, had, gets, salon }]: [string, Row]): string =>
  `| ${[`${what} (${occasion})`, cell(customer), cell(had), cell(gets), salon.map(message).join(', ') || '–'].join(' | ')} |`;

/** Markdown. */
export function tableInBook(): string {
  const rows = Object.entries(WHO_LEARNS) as [Occasion, Row][];
  const heads = ['what happens', 'the customer', 'the professional who had the visit', 'the one who gets it', 'the salon'];
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
