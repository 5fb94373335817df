import { type Config, mustHaveSmsKeys } from '../config.ts';
import type { Clock } from '../shared/time.ts';
import { PATIENCE } from './call.ts';
import { msg91 } from './msg91.ts';
import { outbox } from './outbox.ts';
import type { Sms } from './sms.ts';
import { twilio } from './twilio.ts';

type Key =
  | 'MSG91_AUTH_KEY'
  | 'MSG91_TEMPLATE_ID'
  | 'MSG91_SENDER_ID'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM';
type Wanted = Pick<Config, 'SMS_PROVIDER' | 'NODE_ENV' | 'dataDir' | Key>;

/** The adapter SMS_PROVIDER names. Throws ConfigError with all of its keys that are missing. */
export const createSms = (config: Wanted, clock: Clock): Sms => {
  mustHaveSmsKeys(config);
  const key = (name: Key) => config[name] as string;
  switch (config.SMS_PROVIDER) {
    case 'outbox':
      return outbox({ dataDir: config.dataDir, toConsole: config.NODE_ENV === 'development', clock });
    case 'msg91':
      return msg91(
        { authKey: key('MSG91_AUTH_KEY'), templateId: key('MSG91_TEMPLATE_ID'), senderId: config.MSG91_SENDER_ID },
        PATIENCE,
      );
    case 'twilio':
      return twilio(
        { accountSid: key('TWILIO_ACCOUNT_SID'), authToken: key('TWILIO_AUTH_TOKEN'), from: key('TWILIO_FROM') },
        PATIENCE,
      );
  }
};
