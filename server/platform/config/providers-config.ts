/** The variables of the providers of messages (config.ts reads them). A provider that is half configured stops the start (rule Q24). */
import { z } from 'zod';
import { isEmail } from '../shared/email.ts';
import { MESSAGE_KINDS } from '../shared/message-kinds.ts';

const url = z.url({ protocol: /^https?$/, abort: true });
const smtp = z.url({ protocol: /^smtps?$/, hostname: /./ });

/** `Nikhar <hello@salon.example>` or the address alone. */
const SENDER = /^(?:(?<name>[^<>"\r\n]*?)\s*<(?<inner>[^<>\s]+)>|(?<bare>\S+))$/;

/** Name and address of MAIL_FROM. Undefined if it is no sender. */
export function senderOf(text: string): { name: string; address: string } | undefined {
  const { name = '', inner, bare } = SENDER.exec(text.trim())?.groups ?? {};
  const address = inner ?? bare ?? '';
  return isEmail(address) ? { name, address } : undefined;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** The English passcode's template has a variable of its own (MSG91_TEMPLATE_ID). */
const inOtherLanguages = [...MESSAGE_KINDS, 'OTP' as const].flatMap(kind => [`${kind}.hi` as const, `${kind}.mr` as const]);
const templates = z.partialRecord(z.enum([...MESSAGE_KINDS, ...inOtherLanguages]), z.string().min(1));

/** The salon's accounts with the SMS providers. Only the chosen provider's is required, and only for commands that send SMS. */
const msg91 = z.object({
  MSG91_AUTH_KEY: z.string(),
  MSG91_TEMPLATE_ID: z.string(),
  MSG91_SENDER_ID: z.string().optional(),
});
const twilio = z.object({ TWILIO_ACCOUNT_SID: z.string(), TWILIO_AUTH_TOKEN: z.string(), TWILIO_FROM: z.string() });
const smsAccount = z.discriminatedUnion('SMS_PROVIDER', [
  z.object({ SMS_PROVIDER: z.literal('outbox') }),
  msg91.extend({ SMS_PROVIDER: z.literal('msg91') }),
  twilio.extend({ SMS_PROVIDER: z.literal('twilio') }),
]);
export type SmsAccount = z.infer<typeof smsAccount>;

const whatsapp = z.object({
  WHATSAPP_TOKEN: z.string(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'must be digits'),
  WHATSAPP_APP_SECRET: z.string(),
  WHATSAPP_VERIFY_TOKEN: z.string(),
});
export type WhatsappAccount = z.infer<typeof whatsapp>;

const mail = z.object({
  SMTP_URL: smtp,
  MAIL_FROM: z.string().refine(text => senderOf(text), 'must be an address, or like Nikhar <hello@salon.example>'),
});
export type MailAccount = z.infer<typeof mail>;

const razorpay = z.object({
  RAZORPAY_KEY_ID: z.string(),
  RAZORPAY_KEY_SECRET: z.string(),
  RAZORPAY_WEBHOOK_SECRET: z.string(),
});
const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(['none', 'razorpay', 'dev']).optional(),
  ...razorpay.partial().shape,
  RAZORPAY_URL: url.default('https://api.razorpay.com/v1'),
};
const paymentAccount = z.discriminatedUnion('PAYMENT_PROVIDER', [
  z.object({ PAYMENT_PROVIDER: z.literal('none') }),
  z.object({ PAYMENT_PROVIDER: z.literal('dev') }),
  razorpay.extend({ PAYMENT_PROVIDER: z.literal('razorpay'), RAZORPAY_URL: z.string() }),
]);
export type PaymentAccount = z.infer<typeof paymentAccount>;

export const providerVariables = {
  ...paymentVariables,
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'twilio']).default('outbox'),
  SMS_HOURLY_CEILING: z.coerce.number().int().min(1).default(1000),
  WHATSAPP_HOURLY_CEILING: z.coerce.number().int().min(1).default(1000),
  MAIL_HOURLY_CEILING: z.coerce.number().int().min(1).default(1000),
  ...msg91.partial().shape,
  MSG91_TEMPLATES: z
    .string()
    .transform(json)
    .refine(
      value => templates.safeParse(value).success,
      'must be JSON like {"CONFIRMATION": "template id", "CONFIRMATION.hi": "template id"}, with known kinds',
    )
    .transform(value => templates.parse(value))
    .optional(),
  MSG91_URL: url.default('https://control.msg91.com'),
  ...twilio.partial().shape,
  TWILIO_URL: url.default('https://api.twilio.com'),
  ...whatsapp.partial().shape,
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be like en or en_US')
    .default('en'),
  WHATSAPP_URL: url.default('https://graph.facebook.com/v26.0'),
  ...mail.partial().shape,
};
const anyProvider = z.object(providerVariables);
export type ProviderEnvironment = z.infer<typeof anyProvider>;

/** The account with the chosen SMS provider, or the variables that it lacks. */
export function smsAccountIn(environment: ProviderEnvironment): { account?: SmsAccount; lacking: string[] } {
  const { data, error } = smsAccount.safeParse(environment);
  const lacking = (error?.issues ?? []).map(
    ({ path }) => `${path.join('.')}: required with SMS_PROVIDER=${environment.SMS_PROVIDER}`,
  );
  return data ? { account: data, lacking } : { lacking };
}

/** The chosen payment provider, `dev` in development, or the variables that it lacks. Its page sends customers back to PUBLIC_URL. */
export function paymentAccountIn(environment: ProviderEnvironment & { PUBLIC_URL?: string | undefined; NODE_ENV: string }): {
  account: PaymentAccount;
  lacking: string[];
} {
  const { NODE_ENV, PUBLIC_URL, PAYMENT_PROVIDER = NODE_ENV === 'development' ? 'dev' : 'none' } = environment;
  const { data, error } = paymentAccount.safeParse({ ...environment, PAYMENT_PROVIDER });
  const names = (error?.issues ?? []).map(({ path }) => path.join('.'));
  if (PAYMENT_PROVIDER === 'razorpay' && PUBLIC_URL === undefined) names.push('PUBLIC_URL');
  const lacking = names.map(name => `${name}: required with PAYMENT_PROVIDER=${PAYMENT_PROVIDER}`);
  return { account: data ?? { PAYMENT_PROVIDER: 'none' }, lacking };
}

/** Undefined if none of them is set. Call it after `lackingInMessages`. */
export function whatsappAccountIn(environment: ProviderEnvironment): WhatsappAccount | undefined {
  return whatsapp.safeParse(environment).data;
}
export function mailAccountIn(environment: ProviderEnvironment): MailAccount | undefined {
  return mail.safeParse(environment).data;
}

const PARTS = [Object.keys(whatsapp.shape), Object.keys(mail.shape)] as (keyof ProviderEnvironment)[][];

/** What is missing beside variables that are set. Links in messages lead to PUBLIC_URL. */
export function lackingInMessages(
  environment: ProviderEnvironment & { PUBLIC_URL?: string | undefined; production: boolean },
): string[] {
  const halves = PARTS.flatMap(names => {
    const set = names.find(name => environment[name] !== undefined);
    return set ? names.filter(name => environment[name] === undefined).map(name => `${name}: required with ${set}`) : [];
  });
  const sends = (['MSG91_TEMPLATES', 'WHATSAPP_TOKEN', 'SMTP_URL'] as const).find(name => environment[name] !== undefined);
  const isLost = environment.production && sends && environment.PUBLIC_URL === undefined;
  return [...halves, ...(isLost ? [`PUBLIC_URL: required with ${sends}, because messages have links`] : [])];
}
