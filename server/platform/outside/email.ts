/** E-mail by SMTP. nodemailer is loaded with the first e-mail, because most installations send none. */
import type { NodemailerError } from 'nodemailer';
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import { SECOND } from '../../../common/time.ts';
import { NoAnswer } from './call.ts';
import { type Channel, Refused } from './channel.ts';

interface Account {
  /** smtp://user:password@host:587 or smtps://…; the port is 587 or 465 if it names none. */
  url: string;
  from: { name: string; address: string };
}

/** Milliseconds for each step. Nodemailer's own would let a dead server hold a job for ten minutes. */
export const MAIL_PATIENCE = 5 * SECOND;

const SUBMISSION = 587;

/** Exported for its test. */
export function transportOptions(url: string, patience: number): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const usual = secure ? 465 : SUBMISSION;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || usual),
    secure,
    // The submission port carries the password, so it must be encrypted.
    requireTLS: !secure && Number(port || usual) === SUBMISSION,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** The plain text as HTML: paragraphs and lines. Only `link` becomes a link: customers could write others into their addresses. */
export function toHtml(text: string, link = ''): string {
  const address = escaped(link);
  const paragraphs = text.split('\n\n').map(paragraph => {
    const html = escaped(paragraph).replaceAll('\n', '<br>\n');
    return `<p>${address ? html.replaceAll(address, () => `<a href="${address}">${address}</a>`) : html}</p>`;
  });
  return `<!doctype html>\n<html><body style="font-family:sans-serif;line-height:1.5;color:#2b1b2e">\n${paragraphs.join('\n')}\n</body></html>`;
}

/** Nothing was sent: the conversation did not come to the message. */
const BEFORE_MESSAGE = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'];

/** A failure without the server's words, because those repeat the address (rule P5). */
const failureOf = ({ code, responseCode, syscall }: NodemailerError & { syscall?: string }): Error => {
  if (responseCode !== undefined) return new Refused('smtp', `SMTP_${responseCode}`, { isFinal: responseCode >= 500 });
  const reason = `smtp gave no answer (${code ?? 'no code'})`;
  const isUnsent = syscall === 'connect' || BEFORE_MESSAGE.includes(code ?? '');
  return isUnsent ? new Error(reason) : new NoAnswer(reason);
};

export function email({ url, from }: Account, patience: number): Channel {
  const options = transportOptions(url, patience);
  return {
    provider: 'smtp',
    send: async ({ to, subject, text, variables, calendar }) => {
      const { createTransport } = await import('nodemailer');
      try {
        const { messageId } = await createTransport(options).sendMail({
          from,
          // The recipient is an object, so that a comma in the address makes no second one.
          to: { name: '', address: to },
          ...(subject && { subject }),
          text,
          html: toHtml(text, variables.link),
          // So that nobody's absence note answers it (RFC 3834).
          headers: { 'auto-submitted': 'auto-generated' },
          ...(calendar && { icalEvent: { method: calendar.method, filename: 'visit.ics', content: calendar.content } }),
        });
        return { providerId: messageId };
      } catch (error) {
        throw failureOf(error as NodemailerError);
      }
    },
  };
}
