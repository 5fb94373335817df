/** Whether a report comes from the provider (rule Q25). All comparisons take the same time for every wrong value. */
import { createHmac } from 'node:crypto';
import { isSame } from '../../platform/shared/same.ts';

/** `x-hub-signature-256`: the HMAC of the body as it came. */
export function isSignedByWhatsapp(body: Buffer, signature: string, appSecret: string): boolean {
  return isSame(signature, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
}

/** The same address with its port, as some proxies of Twilio's see it. */
const withPort = (address: string): string => {
  const { protocol, host, pathname, port } = new URL(address);
  return port ? address : `${protocol}//${host}:${protocol === 'https:' ? 443 : 80}${pathname}`;
};

/** `x-twilio-signature`: the HMAC of the public address and the sorted fields. */
export function isSignedByTwilio(address: string, fields: URLSearchParams, signature: string, authToken: string): boolean {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = sorted.map(([name, value]) => name + value).join('');
  const signs = [address, withPort(address)].map(url =>
    createHmac('sha1', authToken)
      .update(url + text)
      .digest('base64'),
  );
  return signs.map(right => isSame(signature, right)).includes(true);
}
