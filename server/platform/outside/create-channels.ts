import type { Clock } from '../../../common/time.ts';
import type { Config } from '../config/config.ts';
import { senderOf } from '../config/providers-config.ts';
import { PREFIX } from '../contract/prefix.ts';
import { JOB_PATIENCE } from './call.ts';
import type { Channel, Channels } from './channel.ts';
import { email, MAIL_PATIENCE } from './email.ts';
import { msg91Messages } from './msg91.ts';
import { outboxChannels } from './outbox.ts';
import { twilioMessages } from './twilio.ts';
import { whatsapp } from './whatsapp.ts';

/** Undefined with MSG91 as long as no template of a message is configured, and in production without the address that links lead to. */
const smsChannel = ({ sms, MSG91_TEMPLATES, MSG91_URL, TWILIO_URL, PUBLIC_URL, production }: Config): Channel | undefined => {
  const hasTemplates = Object.keys(MSG91_TEMPLATES ?? {}).some(key => !key.startsWith('OTP.'));
  if (sms.SMS_PROVIDER === 'msg91' && MSG91_TEMPLATES && hasTemplates) {
    const account = { authKey: sms.MSG91_AUTH_KEY, senderId: sms.MSG91_SENDER_ID, baseUrl: MSG91_URL };
    return msg91Messages({ ...account, templates: MSG91_TEMPLATES }, JOB_PATIENCE);
  }
  if (sms.SMS_PROVIDER !== 'twilio' || (production && !PUBLIC_URL)) return undefined;
  const account = {
    accountSid: sms.TWILIO_ACCOUNT_SID,
    authToken: sms.TWILIO_AUTH_TOKEN,
    from: sms.TWILIO_FROM,
    baseUrl: TWILIO_URL,
  };
  const callback = PUBLIC_URL && new URL(`${PREFIX}/hooks/twilio`, PUBLIC_URL).href;
  return twilioMessages({ ...account, callback }, JOB_PATIENCE);
};

/** The channels of the configured providers (rule Q24). In development, what has no provider goes to the outbox. */
export function createChannels(config: Config, clock: Clock): Channels {
  const { whatsapp: chat, mail, WHATSAPP_LANGUAGE, WHATSAPP_URL, production, dataDir } = config;
  const from = mail && senderOf(mail.MAIL_FROM);
  const channels = {
    SMS: smsChannel(config),
    WHATSAPP:
      chat &&
      whatsapp(
        { token: chat.WHATSAPP_TOKEN, phoneId: chat.WHATSAPP_PHONE_ID, language: WHATSAPP_LANGUAGE, baseUrl: WHATSAPP_URL },
        JOB_PATIENCE,
      ),
    EMAIL: mail && from && email({ url: mail.SMTP_URL, from }, MAIL_PATIENCE),
  };
  const configured = Object.fromEntries(Object.entries(channels).filter(([, channel]) => channel)) as Channels;
  return production ? configured : { ...outboxChannels({ dataDir, clock }), ...configured };
}
