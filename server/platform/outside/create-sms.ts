import type { Clock } from '../../../common/time.ts';
import type { Config } from '../config/config.ts';
import type { SmsAccount } from '../config/providers-config.ts';
import { PATIENCE } from './call.ts';
import { msg91 } from './msg91.ts';
import { outbox } from './outbox.ts';
import type { Sms } from './sms.ts';
import { twilio } from './twilio.ts';

type Around = Pick<Config, 'NODE_ENV' | 'dataDir' | 'MSG91_URL' | 'TWILIO_URL'> & Partial<Pick<Config, 'MSG91_TEMPLATES'>>;

/** The adapter of the configured provider. */
export function createSms(account: SmsAccount, around: Around, clock: Clock): Sms {
  const { NODE_ENV, dataDir, MSG91_TEMPLATES, MSG91_URL, TWILIO_URL } = around;
  switch (account.SMS_PROVIDER) {
    case 'outbox':
      return outbox({ dataDir, toConsole: NODE_ENV === 'development', clock });
    case 'msg91':
      return msg91(
        {
          authKey: account.MSG91_AUTH_KEY,
          templateId: account.MSG91_TEMPLATE_ID,
          templates: MSG91_TEMPLATES,
          senderId: account.MSG91_SENDER_ID,
          baseUrl: MSG91_URL,
        },
        PATIENCE,
      );
    case 'twilio':
      return twilio(
        {
          accountSid: account.TWILIO_ACCOUNT_SID,
          authToken: account.TWILIO_AUTH_TOKEN,
          from: account.TWILIO_FROM,
          baseUrl: TWILIO_URL,
        },
        PATIENCE,
      );
  }
}
