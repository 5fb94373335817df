/** Where MSG91, Twilio, WhatsApp and Razorpay report what became of messages and payments. Only they call these. */

import { msg91Token, reportAddresses } from '../messages/provider-reports/report-addresses.ts';
import {
  msg91Reports,
  noteReports,
  razorpayReported,
  twilioReports,
  whatsappReports,
} from '../messages/provider-reports/reports.ts';
import { isSignedByTwilio, isSignedByWhatsapp } from '../messages/provider-reports/signatures.ts';
import { AppError } from '../platform/contract/errors.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { isSame } from '../platform/shared/same.ts';
import { noteGatewayReport } from '../visits/payment/check.ts';

const noted = () => ok(null, 'Noted');

const mustBeTrue = (isGenuine: unknown) => {
  if (!isGenuine) throw new AppError('UNAUTHORIZED');
};

export function providerReports(deps: Deps) {
  const { whatsapp, sms } = deps.config;
  const token = msg91Token(deps.config);
  const address = reportAddresses(deps.config)?.TWILIO;
  return {
    verifyWhatsappHook: async ({ query }) => {
      const word = query['hub.verify_token'] ?? '';
      if (query['hub.mode'] !== 'subscribe' || !whatsapp || !isSame(word, whatsapp.WHATSAPP_VERIFY_TOKEN))
        throw new AppError('FORBIDDEN');
      const headers = { 'content-type': 'text/plain; charset=utf-8' };
      return { status: 200 as const, body: query['hub.challenge'] ?? '', headers };
    },
    receiveWhatsappReports: async ({ body, headers }) => {
      const signature = headers['x-hub-signature-256'] ?? '';
      mustBeTrue(whatsapp && isSignedByWhatsapp(body, signature, whatsapp.WHATSAPP_APP_SECRET));
      await noteReports(deps, 'whatsapp', whatsappReports(body));
      return noted();
    },
    receiveMsg91Reports: async ({ body, params }) => {
      mustBeTrue(isSame(params.token, token));
      await noteReports(deps, 'msg91', msg91Reports(body));
      return noted();
    },
    receiveRazorpayReports: async ({ body, headers }) => {
      const { gateway } = deps;
      mustBeTrue(gateway?.isGenuine(body, headers['x-razorpay-signature'] ?? ''));
      await noteGatewayReport(deps, razorpayReported(body));
      return noted();
    },
    receiveTwilioReports: async ({ body, headers }) => {
      const fields = new URLSearchParams(body.toString());
      const signature = headers['x-twilio-signature'] ?? '';
      mustBeTrue(address && sms.SMS_PROVIDER === 'twilio' && isSignedByTwilio(address, fields, signature, sms.TWILIO_AUTH_TOKEN));
      await noteReports(deps, 'twilio', twilioReports(fields));
      return noted();
    },
  } satisfies Partial<Handlers>;
}
