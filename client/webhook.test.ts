/** verifyWebhook against the library of Standard Webhooks (rule I2). */
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { InvalidWebhook, verifyWebhook } from './index.ts';

const SECRET = `whsec_${Buffer.from('a secret of twenty-four by').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another one, just as long').toString('base64')}`;
const BODY = JSON.stringify({ type: 'webhook.test', timestamp: '2026-11-20T09:30:00.000Z', data: { note: '₹ नमस्ते' } });

const signed = ({ secret = SECRET, body = BODY, age = 0 } = {}) => {
  const at = new Date(Date.now() - age * 1000);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  };
};

describe('verifyWebhook', () => {
  it('takes text and bytes, headers of Node and of the web', async () => {
    const event = JSON.parse(BODY);
    expect(await verifyWebhook(BODY, signed(), SECRET)).toEqual(event);
    expect(await verifyWebhook(Buffer.from(BODY), new Headers(signed()), SECRET)).toEqual(event);
    const names = Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), [value]]);
    expect(await verifyWebhook(new TextEncoder().encode(BODY), Object.fromEntries(names), SECRET)).toEqual(event);
  });

  it('takes one right signature among several, as after a rotation', async () => {
    const several = `v1a,unknown v1,!!! ${signed({ secret: OTHER })['webhook-signature']} ${signed()['webhook-signature']}`;
    await verifyWebhook(BODY, { ...signed(), 'webhook-signature': several }, SECRET);
  });

  it('bears five minutes of difference, both ways', async () => {
    for (const age of [290, -290]) await verifyWebhook(BODY, signed({ age }), SECRET);
    for (const age of [310, -310]) await expect(verifyWebhook(BODY, signed({ age }), SECRET)).rejects.toThrow(InvalidWebhook);
  });

  const right = signed();
  it.each([
    ['another body', BODY.replace('webhook.test', 'booking.created'), right],
    ['another secret', BODY, signed({ secret: OTHER })],
    ['another id', BODY, { ...right, 'webhook-id': 'msg_2' }],
    ['another time', BODY, { ...right, 'webhook-timestamp': String(Number(right['webhook-timestamp']) + 1) }],
    ['a time that is no number', BODY, { ...right, 'webhook-timestamp': `${right['webhook-timestamp']}.0` }],
    ['no signature', BODY, { ...right, 'webhook-signature': '' }],
    ['half a signature', BODY, { ...right, 'webhook-signature': right['webhook-signature'].slice(0, 20) }],
    ['an unknown version', BODY, { ...right, 'webhook-signature': right['webhook-signature'].replace('v1,', 'v2,') }],
    ['no headers', BODY, {}],
  ])('refuses %s', async (_what, body, headers) => {
    await expect(verifyWebhook(body, headers, SECRET)).rejects.toThrow(InvalidWebhook);
  });

  it('tells a wrong secret of your own from a forgery', async () => {
    await expect(verifyWebhook(BODY, signed(), 'whsec_not base64!')).rejects.toThrow(TypeError);
  });
});
