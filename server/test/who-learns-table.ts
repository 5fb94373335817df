/** The table of who learns of what, as the rule book shows it (rule Q30). Pure. */
import { CONDITIONS, type Learns, type Occasion, type Row, WHO_LEARNS } from '../messaging/who-learns.ts';

const cell = ({ screens, sends }: Learns): string => {
  const messages = sends.map(({ kind, if: condition }) => (condition ? `${kind} ${CONDITIONS[condition]}` : kind));
  return [...(screens ? [screens] : []), ...messages].join('; ') || '–';
};

const line = ([occasion, { what, customer, had, gets, salon }]: [string, Row]): string =>
  `| ${[`${what} (${occasion})`, cell(customer), cell(had), cell(gets), salon.join(', ') || '–'].join(' | ')} |`;

/** Markdown. */
export function tableInBook(): string {
  const rows = Object.entries(WHO_LEARNS) as [Occasion, Row][];
  const heads = ['what happens', 'the customer', 'the professional who had the visit', 'the one who gets it', 'the salon'];
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
