/** MSG91's Flow API, version 5. The texts are templates at MSG91, registered with the DLT. A passcode's variable is `otp`. */
import { z } from 'zod';
import type { Language } from '../../../common/words/languages.ts';
import { type Answer, call } from './call.ts';
import { type Channel, Refused } from './channel.ts';
import { refusalOf } from './refusal.ts';
import type { Sms } from './sms.ts';

interface Account {
  authKey: string;
  /** The sender id registered with the DLT, if the template fixes none. */
  senderId?: string | undefined;
  baseUrl: string;
}

interface Flow {
  templateId: string;
  /** A mobile of ten digits. */
  to: string;
  variables: Record<string, string>;
  /** Answer only when the request has been checked: nobody waits. */
  isChecked?: boolean;
  signal?: AbortSignal;
}

const start = (
  { authKey, senderId, baseUrl }: Account,
  { templateId, to, variables, isChecked, signal }: Flow,
  timeout: number,
): Promise<Answer> =>
  call(
    'msg91',
    `${baseUrl}/api/v5/flow`,
    {
      method: 'POST',
      headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        template_id: templateId,
        ...(isChecked && { realTimeResponse: '1' }),
        ...(senderId && { sender: senderId }),
        recipients: [{ mobiles: `91${to}`, ...variables }],
      }),
      ...(signal && { signal }),
    },
    timeout,
  );

/** MSG91 sends refusals with status 200 too. `message` is its id of the request. */
const success = z.object({ type: z.literal('success'), message: z.string().optional() });
const refusal = z.object({
  type: z.literal('error'),
  code: z.coerce
    .string()
    .regex(/^\d{1,6}$/)
    .optional()
    .catch(undefined),
});

type Templates = Partial<Record<string, string>>;

/** The name of a template in the configuration: `LATE` in English, `LATE.hi` in Hindi. */
const templateKey = (kind: string, language: Language): string => (language === 'en' ? kind : `${kind}.${language}`);

/** Sends passcodes, in English without a template of the language. `timeout` is in milliseconds. */
export function msg91(account: Account & { templateId: string; templates?: Templates | undefined }, timeout: number): Sms {
  return {
    send: async ({ to, code, language }) => {
      const templateId = account.templates?.[templateKey('OTP', language)] ?? account.templateId;
      const { status, body } = await start(account, { templateId, to, variables: { otp: code } }, timeout);
      if (status !== 200 || !success.safeParse(body).success) throw new Error(`msg91 refused the message with status ${status}`);
    },
  };
}

/** Sends all other messages. The variables of each template at MSG91 are called VAR1, VAR2 and so on, in the order of the text. */
export function msg91Messages(account: Account & { templates: Templates }, timeout: number): Channel {
  return {
    provider: 'msg91',
    lacks: kind => !account.templates[kind],
    send: async ({ kind, language, to, variables }, signal) => {
      const templateId = account.templates[templateKey(kind, language)];
      if (!templateId) throw new Refused('msg91', 'TEMPLATE_UNKNOWN', { isFinal: true, isUntranslated: language !== 'en' });
      const numbered = Object.fromEntries(Object.values(variables).map((value, i) => [`VAR${i + 1}`, value]));
      const answer = await start(account, { templateId, to, variables: numbered, isChecked: true, signal }, timeout);
      const accepted = success.safeParse(answer.body).data;
      if (answer.status === 200 && accepted) return { providerId: accepted.message ?? null };
      const told = refusal.safeParse(answer.body).data;
      const reason = told?.code ? { reason: `MSG91_${told.code}` } : {};
      // An error with status 200 is about the request. Anything else with status 200 is no answer of MSG91.
      if (answer.status !== 200) throw refusalOf('msg91', answer, reason);
      throw refusalOf('msg91', answer, {
        reason: told ? 'MSG91_ERROR' : 'NOT_UNDERSTOOD',
        ...reason,
        isFinal: told !== undefined,
      });
    },
  };
}
