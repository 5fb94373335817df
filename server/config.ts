/** The only reader of the environment. A bad value stops the start with a readable list (design 1). */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform(value => value === 'on');
const url = z.url({ protocol: /^https?$/ });

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().startsWith('postgres', 'must begin with postgres://').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(10).max(200).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'twilio']).default('outbox'),
  SMS_HOURLY_CEILING: z.coerce.number().int().min(1).default(1000),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  GEOCODER: z.enum(['photon', 'nominatim']).default('photon'),
  GEOCODER_URL: url.optional(),
  TILE_URL: z.string().startsWith('http').default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  PUBLIC_URL: url.optional(),
  TRUST_PROXY: onOff.default(false),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform(list =>
      list
        .split(',')
        .map(origin => origin.trim())
        .filter(Boolean),
    ),
  RATE_LIMIT: onOff.default(true),
  METRICS: onOff.default(false),
  DEMO_DATA: onOff.optional(),
  ALLOW_UNSAFE: onOff.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Which database is a fact of the whole process, known before the first table is described (db/schema.ts). */
export const onPostgres = process.env.DATABASE_URL?.startsWith('postgres') ?? false;

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {}

const fail = (problems: string[]): never => {
  throw new ConfigError(`The configuration has problems:\n${problems.map(problem => `  - ${problem}`).join('\n')}`);
};

/** Development keeps a secret of its own beside its data, so that sessions outlive a restart. */
const developmentSecret = (dataDir: string): string => {
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) return fail(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const demoData = values.DEMO_DATA ?? !production;

  // What a production start refuses unless told explicitly (rulings R2).
  const unsafe = [
    !values.JWT_SECRET && 'JWT_SECRET: required, 32 characters or more',
    demoData && 'DEMO_DATA: demonstration data does not belong into production',
    !values.RATE_LIMIT && 'RATE_LIMIT: must not be off',
    values.SMS_PROVIDER === 'outbox' && 'SMS_PROVIDER: outbox writes passcodes to a file; choose msg91 or twilio',
  ].filter(problem => typeof problem === 'string');
  if (production && !values.ALLOW_UNSAFE && unsafe.length > 0) fail([...unsafe, 'ALLOW_UNSAFE=on starts all the same']);

  const dataDir = resolve(values.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  return {
    ...values,
    production,
    dataDir,
    demoData,
    jwtSecret: values.JWT_SECRET ?? developmentSecret(dataDir),
  };
};
