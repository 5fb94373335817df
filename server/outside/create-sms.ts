import { type Config, ConfigError } from '../config.ts';
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

/** The adapter SMS_PROVIDER names. Throws ConfigError when one of its keys is missing. */
export const createSms = (config: Wanted, clock: Clock): Sms => {
  const required = (key: Key): string => {
    const value = config[key];
    if (!value) throw new ConfigError(`${key}: required with SMS_PROVIDER=${config.SMS_PROVIDER}`);
    return value;
  };
  switch (config.SMS_PROVIDER) {
    case 'outbox':
      return outbox({ dataDir: config.dataDir, toConsole: config.NODE_ENV === 'development', clock });
    case 'msg91':
      return msg91(
        { authKey: required('MSG91_AUTH_KEY'), templateId: required('MSG91_TEMPLATE_ID'), senderId: config.MSG91_SENDER_ID },
        PATIENCE,
      );
    case 'twilio':
      return twilio(
        { accountSid: required('TWILIO_ACCOUNT_SID'), authToken: required('TWILIO_AUTH_TOKEN'), from: required('TWILIO_FROM') },
        PATIENCE,
      );
  }
};
