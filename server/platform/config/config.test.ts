/** Where a development start would open its doors to customers (rule K5). commands/start tests whole starts. */
import { expect, it } from 'vitest';
import { mustBeSafe, readEnvironment } from './config.ts';

const judge = (env: Record<string, string>) => () => mustBeSafe(readEnvironment(env));
const RAZORPAY = { PAYMENT_PROVIDER: 'razorpay', RAZORPAY_KEY_ID: 'x' };

it.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'https://salon.example' }],
  ['SMS_PROVIDER', { SMS_PROVIDER: 'msg91' }],
  ['SMS_PROVIDER', { SMS_PROVIDER: 'twilio', MSG91_URL: 'http://127.0.0.1:4000' }],
  ['WHATSAPP_TOKEN', { WHATSAPP_TOKEN: 'x' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://mail.example' }],
  ['PAYMENT_PROVIDER', RAZORPAY],
  ['GEOCODER_URL', { GEOCODER_URL: 'https://photon.example' }],
  ['ROUTER_URL', { ROUTER_URL: 'http://127.0.0.1.evil.example:5000' }],
  ['PUBLIC_URL, SMS_PROVIDER', { PUBLIC_URL: 'https://salon.example', SMS_PROVIDER: 'msg91', TRUST_PROXY: 'on' }],
])('without NODE_ENV a start refuses %s', (names, env) => {
  const sentence = `  - NODE_ENV: set it to production because of ${names}, or ALLOW_UNSAFE=on for staging`;
  for (const NODE_ENV of ['', 'development'])
    expect(judge({ ...env, NODE_ENV })).toThrow(new Error(`The configuration has problems:\n${sentence}`));
  expect(judge({ ...env, ALLOW_UNSAFE: 'on' })).not.toThrow();
});

it.each([
  ['nothing at all', {}],
  ['a phone in the same network', { PUBLIC_URL: 'http://192.168.1.5:3000' }],
  ['TLS on this machine', { PUBLIC_URL: 'https://localhost:3443' }],
  ['a stand-in for MSG91', { SMS_PROVIDER: 'msg91', MSG91_URL: 'http://127.0.0.1:4000' }],
  ['a stand-in for Twilio', { SMS_PROVIDER: 'twilio', TWILIO_URL: 'http://[::1]:4000' }],
  ['a stand-in for WhatsApp', { WHATSAPP_TOKEN: 'x', WHATSAPP_URL: 'http://localhost:4000/v26.0' }],
  ['a stand-in for mail', { SMTP_URL: 'smtp://127.0.0.1:1025' }],
  ['a stand-in for Razorpay', { ...RAZORPAY, RAZORPAY_URL: 'http://127.0.0.1:4000/v1' }],
  ['own geocoder and router', { GEOCODER_URL: 'http://localhost:2322', ROUTER_URL: 'http://127.0.0.1:5000' }],
])('development allows %s', (_what, env) => {
  expect(judge(env)).not.toThrow();
});
