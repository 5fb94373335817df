/** Verifies deliveries by Standard Webhooks 1.0.0 (rule I2), with Web Crypto. */
import type { webhooks } from '#contract';

type EventOf<Hook> = Hook extends { post: { requestBody: { content: { 'application/json': infer Event } } } } ? Event : never;

/** What the contract's `webhooks` describe. `type` tells the events apart. */
export type WebhookEvent = EventOf<webhooks[keyof webhooks]>;

/** The headers of a delivery, as Node's `request.headers` or as `Headers`. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

/** The delivery is not ours, or it is old. Answer 400, and do nothing else. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

const TOLERANCE_SECONDS = 5 * 60;

/**
 * The event of a delivery. `body` is the body as it came, not parsed JSON. `secret` is the endpoint's `whsec_…`; after a rotation, the old
 * one works for 24 hours. Throws InvalidWebhook if no signature is right, or if it was sent more than five minutes ago or ahead.
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string,
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => header(headers, name));
  if (!id || !timestamp || !signatures) throw new InvalidWebhook('A header of Standard Webhooks is missing');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    throw new InvalidWebhook('The timestamp is more than five minutes away');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  if (!(await isSigned(`${id}.${timestamp}.${text}`, signatures, secret))) throw new InvalidWebhook('No signature is right');
  return JSON.parse(text);
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(value) ? value[0] : value;
}

/** Whether one of the signatures, which have blanks between, is right. `subtle.verify` compares in constant time. */
async function isSigned(content: string, signatures: string, secret: string): Promise<boolean> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  // A fault of the receiver's set-up, which must not look like a forgery.
  if (!bytes?.length) throw new TypeError('The secret is not base64 after whsec_');
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = new TextEncoder().encode(content);
  for (const one of signatures.split(' ')) {
    const signature = one.startsWith('v1,') && fromBase64(one.slice(3));
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true;
  }
  return false;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
