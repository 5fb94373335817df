/** Where providers report what became of messages and payments (rules M15 and Q25). */
import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { PREFIX } from '../../platform/contract/prefix.ts';
import { linkOrigin } from '../link/site-address.ts';

export type Reporter = 'WHATSAPP' | 'MSG91' | 'TWILIO' | 'RAZORPAY';
type Where = Pick<Config, 'PUBLIC_URL' | 'PORT' | 'production' | 'jwtSecret'>;

/** MSG91 signs nothing, so its address has a token. It changes with the server's secret. */
export function msg91Token({ jwtSecret }: Pick<Config, 'jwtSecret'>): string {
  return createHmac('sha256', jwtSecret).update('hooks/msg91').digest('base64url');
}

/** Undefined in production without PUBLIC_URL. */
export function reportAddresses(config: Where): Record<Reporter, string> | undefined {
  const origin = linkOrigin(config);
  if (origin === undefined) return undefined;
  const of = (path: string) => `${origin}${PREFIX}/hooks/${path}`;
  return { WHATSAPP: of('whatsapp'), MSG91: of(`msg91/${msg91Token(config)}`), TWILIO: of('twilio'), RAZORPAY: of('razorpay') };
}
