/** Only this file reads the environment. Bad values stop the start with a readable list (rule O2). */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { isEmail } from '../shared/email.ts';
import { PlainError } from '../shared/plain-error.ts';
import {
  lackingInMessages,
  mailAccountIn,
  paymentAccountIn,
  providerVariables,
  type SmsAccount,
  smsAccountIn,
  whatsappAccountIn,
} from './providers-config.ts';

const onOff = z.enum(['on', 'off']).transform(value => value === 'on');
const url = z.url({ protocol: /^https?$/, abort: true });
/** Compares with the form that browsers send. A path or a final slash would never match. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const isHostName = (text: string): boolean => URL.parse(`http://${text}`)?.hostname === text;
/** Read as a browser reads it, so that every spelling of an address is one. */
const hostAndPort = (text: string): string | undefined => {
  const [, port] = text.match(/:(\d{1,5})$/) ?? [];
  const url = URL.parse(`http://${text}`);
  return port !== undefined && url?.pathname === '/' ? `${url.hostname}:${Number(port)}` : undefined;
};
const commaSeparated = (list: string): string[] =>
  list
    .split(',')
    .map(item => item.trim())
    .filter(Boolean);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  // No blank may precede it: `onPostgres` below reads the raw value before this check.
  DATABASE_URL: z
    .string()
    .refine(text => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must be an address like postgres://host/nikhar')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  ADMIN_EMAIL: z.string().refine(isEmail, 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().max(200).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  ...providerVariables,
  GEOCODER: z.enum(['photon', 'nominatim']).default('photon'),
  GEOCODER_URL: url.optional(),
  ROUTER_URL: url.optional(),
  TILE_URL: url.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  PUBLIC_URL: url
    .refine(text => new URL(text).href === new URL('/', text).href, 'must have no path, like https://salon.example')
    .optional(),
  TRUSTED_HOSTS: z
    .string()
    .default('localhost, 127.0.0.1, [::1]')
    .transform(commaSeparated)
    .refine(list => list.every(isHostName), 'must be host names like salon.example, without ports, separated by commas'),
  HSTS_SUBDOMAINS: onOff.default(false),
  TRUST_PROXY: onOff.default(false),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform(commaSeparated)
    .refine(list => list.every(isOrigin), 'must be origins like https://salon.example, separated by commas'),
  WEBHOOK_ALLOW: z
    .string()
    .default('')
    .transform(commaSeparated)
    .refine(
      list => list.every(pair => hostAndPort(pair) !== undefined),
      'must be hosts with ports like 127.0.0.1:4000, separated by commas',
    )
    .transform(list => list.flatMap(pair => hostAndPort(pair) ?? [])),
  RATE_LIMIT: onOff.default(true),
  METRICS: onOff.default(false),
  DEMO_DATA: onOff.optional(),
  ALLOW_UNSAFE: onOff.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The names of all variables. */
export const variables = Object.keys(environment.shape);

/** The database is chosen once for the process, because db/schema.ts describes the tables when it is loaded. */
export const onPostgres = /^postgres/.test(process.env.DATABASE_URL ?? '');

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends PlainError {}

const fail = (problems: string[]): never => {
  throw new ConfigError(`The configuration has problems:\n${problems.map(problem => `  - ${problem}`).join('\n')}`);
};

/** A production start and the command line refuse shorter staff passwords. */
export const MIN_ADMIN_PASSWORD = 10;
/** A secret with fewer different characters, such as `aaaa…` or `change me change me …`, is easy to guess (rule K5). */
const MIN_SECRET_VARIETY = 12;

/** Reads the environment. A variable with a fault gets its default in `values`, so that one list can name all faults. */
const read = (env: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const issues = environment.safeParse(given).error?.issues ?? [];
  const wrong = new Set(issues.map(issue => String(issue.path[0])));
  const values = environment.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const production = values.NODE_ENV === 'production';
  return {
    values: { ...values, production, dataDir: resolve(values.DATA_DIR), demoData: values.DEMO_DATA ?? !production },
    wrong,
    faults: issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
  };
};

/** The checked environment with its defaults. Changes nothing, so commands that only inspect things use it. */
export function readEnvironment(env: Record<string, string | undefined> = process.env) {
  const { values, faults } = read(env);
  return faults.length > 0 ? fail(faults) : values;
}

export type Environment = ReturnType<typeof readEnvironment>;

/** The account with the chosen provider. Throws ConfigError with all missing keys. */
export function smsAccountOf(environment: Environment): SmsAccount {
  const { account, lacking } = smsAccountIn(environment);
  return account ?? fail(lacking);
}

const ON_THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const isElsewhere = (address: string | undefined): boolean =>
  address !== undefined && !ON_THIS_MACHINE.test(new URL(address).hostname);

/** The variables that lead to real customers or real services. A stand-in on this machine is none. */
const realIn = (environment: Environment): string[] => {
  const { PUBLIC_URL, SMS_PROVIDER, MSG91_URL, TWILIO_URL, WHATSAPP_TOKEN, WHATSAPP_URL, SMTP_URL } = environment;
  const { PAYMENT_PROVIDER, RAZORPAY_URL, GEOCODER_URL, ROUTER_URL } = environment;
  const smsUrls = { outbox: undefined, msg91: MSG91_URL, twilio: TWILIO_URL };
  const real = {
    PUBLIC_URL: PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:' && isElsewhere(PUBLIC_URL),
    SMS_PROVIDER: isElsewhere(smsUrls[SMS_PROVIDER]),
    WHATSAPP_TOKEN: WHATSAPP_TOKEN !== undefined && isElsewhere(WHATSAPP_URL),
    SMTP_URL: isElsewhere(SMTP_URL),
    PAYMENT_PROVIDER: PAYMENT_PROVIDER === 'razorpay' && isElsewhere(RAZORPAY_URL),
    GEOCODER_URL: isElsewhere(GEOCODER_URL),
    ROUTER_URL: isElsewhere(ROUTER_URL),
  };
  return Object.entries(real).flatMap(([name, isReal]) => (isReal ? [name] : []));
};

/**
 * What a start in development refuses unless ALLOW_UNSAFE=on (rule K5): there anybody may move the clock, read the messages and pay with
 * nothing. Mostly NODE_ENV was forgotten.
 */
const openDoorsIn = (environment: Environment): string[] => {
  if (environment.NODE_ENV !== 'development' || environment.ALLOW_UNSAFE) return [];
  const real = realIn(environment);
  return real.length > 0 ? [`NODE_ENV: set it to production because of ${real.join(', ')}, or ALLOW_UNSAFE=on for staging`] : [];
};

/** What a production start refuses unless ALLOW_UNSAFE=on (rule K5). */
const unsafeIn = (environment: Environment): string[] => {
  const { JWT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD, RATE_LIMIT, SMS_PROVIDER, PAYMENT_PROVIDER, WEBHOOK_ALLOW, demoData } =
    environment;
  if (!environment.production || environment.ALLOW_UNSAFE) return [];
  const isShort = ADMIN_PASSWORD !== undefined && ADMIN_PASSWORD.length < MIN_ADMIN_PASSWORD;
  const isGuessed = JWT_SECRET !== undefined && new Set(JWT_SECRET).size < MIN_SECRET_VARIETY;
  return [
    !JWT_SECRET && 'JWT_SECRET: required, at least 32 characters',
    isGuessed && 'JWT_SECRET: too easy to guess; choose a random one',
    ADMIN_PASSWORD !== undefined && !ADMIN_EMAIL && 'ADMIN_EMAIL: required with ADMIN_PASSWORD',
    isShort && `ADMIN_PASSWORD: must have at least ${MIN_ADMIN_PASSWORD} characters`,
    demoData && 'DEMO_DATA: must not be on in production',
    !RATE_LIMIT && 'RATE_LIMIT: must not be off in production',
    WEBHOOK_ALLOW.length > 0 && 'WEBHOOK_ALLOW: must be empty in production; it opens the private network to webhooks',
    PAYMENT_PROVIDER === 'dev' && 'PAYMENT_PROVIDER: dev takes no money; choose razorpay or none',
    SMS_PROVIDER === 'outbox' && 'SMS_PROVIDER: outbox writes passcodes to a file; choose msg91 or twilio',
  ].filter(problem => problem !== false);
};
const HOW_TO_ALLOW = 'ALLOW_UNSAFE: set it to on to start in spite of this';

/** Throws ConfigError with all that a start refuses unless ALLOW_UNSAFE=on. */
export function mustBeSafe(environment: Environment) {
  const [doors, unsafe] = [openDoorsIn(environment), unsafeIn(environment)];
  if (doors.length > 0) fail(doors);
  if (unsafe.length > 0) fail([...unsafe, HOW_TO_ALLOW]);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Makes a folder and its parents. Node's own `recursive` retries for ever in /proc, where no folder can be made. */
const makeFolder = (folder: string) => {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
};

/** Makes the data folder. Throws ConfigError if the path is no folder, or if this user may not write to it. */
export function makeDataFolder(dataDir: string) {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The data folder ${dataDir} cannot be used (${code}). This user must be able to write to it.`);
  }
}

/** Development keeps its own secret beside the data, so that sessions survive a restart. */
const developmentSecret = (dataDir: string): string => {
  const file = join(dataDir, 'jwt-secret');
  const kept = () => readFileSync(file, 'utf8').trim();
  // A full disk may have left an empty file.
  if (!existsSync(file) || kept() === '') writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return kept();
};

/** The configuration of a server. Makes the data folder. Throws ConfigError if the server cannot or must not start. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const { values, wrong, faults } = read(env);
  // A variable with a fault has its default here, so it must not be judged.
  const isWrong = (problem: string) => wrong.has(problem.split(':', 1)[0] as string);
  const unsafe = unsafeIn(values).filter(problem => !isWrong(problem));
  const payments = paymentAccountIn(values);
  const lacking = [
    ...[...smsAccountIn(values).lacking, ...lackingInMessages(values)],
    ...[...payments.lacking, ...openDoorsIn(values)],
  ].filter(problem => !isWrong(problem));
  const stubborn = [...faults, ...lacking];
  if (stubborn.length + unsafe.length > 0) fail([...stubborn, ...unsafe, ...(stubborn.length > 0 ? [] : [HOW_TO_ALLOW])]);
  makeDataFolder(values.dataDir);
  return {
    ...values,
    sms: smsAccountOf(values),
    whatsapp: whatsappAccountIn(values),
    mail: mailAccountIn(values),
    payments: payments.account,
    jwtSecret: values.JWT_SECRET ?? developmentSecret(values.dataDir),
  };
}
