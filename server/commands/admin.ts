/** Staff accounts. A generated password is printed for the person at the keyboard and never logged. */
import { text } from 'node:stream/consumers';
import { systemClock } from '../../common/time.ts';
import { changeAdminPassword, createAdmin, dismissAdmin, setAdminRole } from '../accounts/auth/admin.ts';
import { anAdminExists, anOwnerExists } from '../accounts/auth/first-admin.ts';
import { newPassword } from '../accounts/auth/password.ts';
import { resetSecondFactorOf } from '../accounts/second-factor/reset.ts';
import { tellFactor } from '../messages/tell/tell-factor.ts';
import { type Ended, endAll, endTheirs } from '../office/access/end-access.ts';
import { MIN_ADMIN_PASSWORD, readEnvironment } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { isEmail } from '../platform/shared/email.ts';
import { CommandError, readArguments, UsageError } from './arguments.ts';
import { adminCommand } from './invocation.ts';
import { openForWork } from './open-database.ts';

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const;
const ROLES = ['OWNER', 'MANAGER', 'DESK', 'ACCOUNTANT', 'TRAINER'] as const;
type Role = (typeof ROLES)[number];
const roleOption = { role: { type: 'string' } } as const;

const readRole = (text: string): Role => {
  const role = ROLES.find(one => one === text.toUpperCase());
  if (!role) throw new UsageError(`--role must be one of ${ROLES.join(', ')}`);
  return role;
};
/** API keys, calendar feeds and webhooks belong to the salon and stay, unless the command says otherwise (rule K14). */
const keysToo = { 'revoke-keys': { type: 'boolean' } } as const;

interface Given {
  email: string;
  password: string;
  generated: boolean;
}

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

const read = async (values: Values): Promise<Given> => {
  const { email = '', password } = values;
  if (!isEmail(email.trim())) throw new UsageError('--email must name an e-mail address');
  if (password !== undefined && values['password-stdin']) throw new UsageError('--password or --password-stdin, not both');
  if (values['password-stdin'] && process.stdin.isTTY) console.error('Type the password, then Enter and Ctrl-D:');
  const given = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : password;
  if (given === undefined) return { email, password: newPassword(), generated: true };
  if (given.length < MIN_ADMIN_PASSWORD || given.length > 200)
    throw new UsageError(`A password has ${MIN_ADMIN_PASSWORD} to 200 characters`);
  return { email, password: given, generated: false };
};

const tell = (done: string, { email, password, generated }: Given) => {
  console.log(`${done} ${email.trim()}`);
  if (generated) console.log(`Password: ${password}\nIt is not shown again.`);
};

const many = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const tellEnded = ({ apiKeys, calendarFeeds, webhooks }: Ended) =>
  console.log(
    `Revoked: ${many(apiKeys, 'API key')}, ${many(calendarFeeds, 'calendar feed')}. Switched off: ${many(webhooks, 'webhook')}.`,
  );

/** Without an owner nobody adds staff. */
const tellIfNoOwner = async (db: Database) => {
  if (await anOwnerExists(db)) return;
  const problem = (await anAdminExists(db)) ? 'The salon has no owner now.' : 'Nobody can sign in to the admin area now.';
  console.log(`${problem} To create an account: ${adminCommand('create')}`);
};

type Action = (db: Database, args: string[]) => Promise<void>;

const actions: Record<string, Action> = {
  create: async (db, args) => {
    const { role: text, ...values } = readArguments(args, { ...options, ...roleOption }).values;
    const role = text === undefined ? undefined : readRole(text);
    const given = await read(values);
    if (!(await createAdmin(db, systemClock, { ...given, role })))
      throw new CommandError(
        `${given.email} has an account already. To set its password: ${adminCommand('password', given.email)}`,
      );
    tell('Created', given);
  },
  password: async (db, args) => {
    const { 'revoke-keys': revokeKeys = false, ...values } = readArguments(args, { ...options, ...keysToo }).values;
    const given = await read(values);
    const ended = await changeAdminPassword(db, given, endAll(revokeKeys, systemClock));
    if (!ended) throw new CommandError(`${given.email} has no account.`);
    tell('Changed the password and ended every session of', given);
    if (revokeKeys) tellEnded(ended);
  },
  role: async (db, args) => {
    const { email, role: text } = readArguments(args, { email: options.email, ...roleOption }).values;
    if (!email || !text) throw new UsageError('--email and --role are needed');
    const role = readRole(text);
    if (!(await setAdminRole(db, email, role))) throw new CommandError(`${email} has no account.`);
    console.log(`${email} is ${role} now`);
    await tellIfNoOwner(db);
  },
  remove: async (db, args) => {
    const known = { email: options.email, ...keysToo };
    const { email, 'revoke-keys': revokeKeys = false } = readArguments(args, known).values;
    if (!email) throw new UsageError('--email must name an e-mail address');
    const ended = await dismissAdmin(db, email, endTheirs(revokeKeys, systemClock));
    if (!ended) throw new CommandError(`${email} has no account.`);
    console.log(`Removed, with every session: ${email}`);
    if (revokeKeys) tellEnded(ended);
    await tellIfNoOwner(db);
  },
  'second-factor-reset': async (db, args) => {
    const { email } = readArguments(args, { email: options.email }).values;
    if (!email) throw new UsageError('--email must name an e-mail address');
    if (!(await resetSecondFactorOf({ db, clock: systemClock, tellFactor }, email)))
      throw new CommandError(`${email} has no account.`);
    console.log(`Took the second factor away and ended every session of ${email}. The password alone signs in now.`);
  },
};

export async function run([name = '', ...args]: string[]) {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new UsageError(`admin ${name}: must be one of ${Object.keys(actions).join(', ')}`);
  const db = await openForWork(readEnvironment());
  try {
    await action(db, args);
  } finally {
    await db.close();
  }
}
