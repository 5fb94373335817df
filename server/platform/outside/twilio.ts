/** Twilio's Messages API. */
import { z } from 'zod';
import { withCountry } from '../../../common/phone.ts';
import { type Answer, call } from './call.ts';
import type { Channel } from './channel.ts';
import { refusalOf } from './refusal.ts';
import type { Sms } from './sms.ts';

interface Account {
  accountSid: string;
  authToken: string;
  /** A number, a sender id, or a messaging service (MG…) that knows the ones registered with the DLT. */
  from: string;
  baseUrl: string;
}

interface Text {
  /** A mobile of ten digits. */
  to: string;
  body: string;
  /** Where Twilio reports the delivery. */
  callback?: string | undefined;
  signal?: AbortSignal;
}

const accepted = z.object({ sid: z.string() });
/** Twilio's error number. Its text would repeat the mobile. */
const refusal = z.object({ code: z.number() });

const senderField = (from: string) => (/^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From');

const post = (
  { accountSid, authToken, from, baseUrl }: Account,
  { to, body, callback, signal }: Text,
  timeout: number,
): Promise<Answer> =>
  call(
    'twilio',
    `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        accept: 'application/json',
      },
      body: new URLSearchParams({
        To: withCountry(to),
        [senderField(from)]: from,
        Body: body,
        ...(callback && { StatusCallback: callback }),
      }),
      ...(signal && { signal }),
    },
    timeout,
  );

/** Sends passcodes. `timeout` is in milliseconds. */
export function twilio(account: Account, timeout: number): Sms {
  return {
    send: async ({ to, body: text }) => {
      const { status, body } = await post(account, { to, body: text }, timeout);
      if (status === 201) return;
      const { data } = refusal.safeParse(body);
      throw new Error(`twilio refused the message with status ${status}${data ? `, error ${data.code}` : ''}`);
    },
  };
}

/** Sends all other messages, with their whole text. */
export function twilioMessages(account: Account & { callback?: string | undefined }, timeout: number): Channel {
  return {
    provider: 'twilio',
    send: async ({ to, text }, signal) => {
      const answer = await post(account, { to, body: text, callback: account.callback, signal }, timeout);
      if (answer.status === 201) return { providerId: accepted.safeParse(answer.body).data?.sid ?? null };
      const { data } = refusal.safeParse(answer.body);
      throw refusalOf('twilio', answer, data ? { reason: `TWILIO_${data.code}` } : {});
    },
  };
}
