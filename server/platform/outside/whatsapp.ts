/** The Cloud API of WhatsApp. Only templates, because customers have rarely written in the last 24 hours. */
import { z } from 'zod';
import { call } from './call.ts';
import type { Channel } from './channel.ts';
import { refusalOf } from './refusal.ts';

interface Account {
  token: string;
  phoneId: string;
  /** The language of the English templates, as Meta writes it. Those in Hindi and Marathi are `hi` and `mr`. */
  language: string;
  /** With the version: https://graph.facebook.com/v26.0 */
  baseUrl: string;
}

/** The name of a kind's template at WhatsApp. */
export function whatsappTemplateName(kind: string): string {
  return `nikhar_${kind.toLowerCase()}`;
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refusal = z.object({ error: z.object({ code: z.number() }) });

/**
 * Meta's codes of states that pass: too many calls or messages, and faults of Meta's own. It sends several of them with a status of 400. All
 * others, such as 131026 (no WhatsApp there) and 131047 (too late for free text), would come again.
 */
const TEMPORARY = [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004];

/** There is no template of this name in this language. */
const NO_TEMPLATE = 132001;

/** `timeout` is in milliseconds. */
export function whatsapp({ token, phoneId, language, baseUrl }: Account, timeout: number): Channel {
  return {
    provider: 'whatsapp',
    send: async ({ kind, language: wanted, to, variables }, signal) => {
      const parameters = Object.values(variables).map(text => ({ type: 'text', text }));
      const answer = await call(
        'whatsapp',
        `${baseUrl}/${phoneId}/messages`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: `91${to}`,
            type: 'template',
            template: {
              name: whatsappTemplateName(kind),
              language: { code: wanted === 'en' ? language : wanted },
              components: parameters.length > 0 ? [{ type: 'body', parameters }] : [],
            },
          }),
          signal,
        },
        timeout,
      );
      const { data } = accepted.safeParse(answer.body);
      if (answer.status === 200 && data) return { providerId: data.messages[0]?.id ?? null };
      const code = refusal.safeParse(answer.body).data?.error.code;
      if (code === undefined)
        throw refusalOf('whatsapp', answer, answer.status === 200 ? { reason: 'NOT_UNDERSTOOD', isFinal: false } : {});
      const isFinal = TEMPORARY.includes(code) || answer.status === 429 ? { isFinal: false } : {};
      const isUntranslated = code === NO_TEMPLATE && wanted !== 'en';
      throw refusalOf('whatsapp', answer, { reason: `WHATSAPP_${code}`, isUntranslated, ...isFinal });
    },
  };
}
