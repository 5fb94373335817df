import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config/config.ts';

const KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
const whole = { ...Object.fromEntries(KEYS.map(key => [key, 'x'])), PUBLIC_URL: 'https://salon.example' };
const start = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', PAYMENT_PROVIDER: 'razorpay', ...env });

it('starts with Razorpay only with all of its variables, and names the missing ones (rule Q24)', () => {
  expect(start(whole).payments).toMatchObject({ PAYMENT_PROVIDER: 'razorpay', RAZORPAY_URL: 'https://api.razorpay.com/v1' });
  const lines = [...KEYS, 'PUBLIC_URL'].map(key => `  - ${key}: required with PAYMENT_PROVIDER=razorpay`);
  expect(() => start({})).toThrow(new ConfigError(['The configuration has problems:', ...lines].join('\n')));
  for (const [n, key] of [...KEYS, 'PUBLIC_URL'].entries())
    expect(() => start({ ...whole, [key]: '' })).toThrow(`problems:\n${lines[n]}`);
});

it('takes no online payment in a test or in production unless it is told to', () => {
  expect(readConfig({ NODE_ENV: 'test', ...whole }).payments).toEqual({ PAYMENT_PROVIDER: 'none' });
  expect(readConfig({ NODE_ENV: 'development' }).payments).toEqual({ PAYMENT_PROVIDER: 'dev' });
});
