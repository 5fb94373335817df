/** Twilio's Messages API. */
import { z } from 'zod';
import { call } from './call.ts';
import type { Sms } from './sms.ts';

const TWILIO_URL = 'https://api.twilio.com';

interface Account {
  accountSid: string;
  authToken: string;
  /** A number, a sender id, or a messaging service (MG…) that knows the ones registered with the DLT. */
  from: string;
}

/** Twilio's error number. Its text would repeat the mobile. */
const refusal = z.object({ code: z.number() });

const senderField = (from: string) => (/^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From');

/** `timeout` is in milliseconds. */
export function twilio({ accountSid, authToken, from }: Account, timeout: number, baseUrl: string = TWILIO_URL): Sms {
  return {
    send: async ({ to, body: text }) => {
      const request = {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          accept: 'application/json',
        },
        body: new URLSearchParams({ To: `+91${to}`, [senderField(from)]: from, Body: text }),
      };
      const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
      const { status, body } = await call('twilio', url, request, timeout);
      if (status === 201) return;
      const { data } = refusal.safeParse(body);
      throw new Error(`twilio refused the message with status ${status}${data ? `, error ${data.code}` : ''}`);
    },
  };
}
