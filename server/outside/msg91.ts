/** MSG91's Flow API, version 5. The text is a template at MSG91, registered with the DLT. Its variable is `otp`. */
import { z } from 'zod';
import { call } from './call.ts';
import type { Sms } from './sms.ts';

const MSG91_URL = 'https://control.msg91.com';

interface Account {
  authKey: string;
  templateId: string;
  /** The sender id registered with the DLT, if the template fixes none. */
  senderId?: string | undefined;
}

/** MSG91 sends refusals with status 200 too. */
const success = z.object({ type: z.literal('success') });

/** `timeout` is in milliseconds. */
export function msg91({ authKey, templateId, senderId }: Account, timeout: number, baseUrl: string = MSG91_URL): Sms {
  return {
    send: async ({ to, code }) => {
      const request = {
        method: 'POST',
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          ...(senderId && { sender: senderId }),
          recipients: [{ mobiles: `91${to}`, otp: code }],
        }),
      };
      const { status, body } = await call('msg91', `${baseUrl}/api/v5/flow`, request, timeout);
      if (status !== 200 || !success.safeParse(body).success) throw new Error(`msg91 refused the message with status ${status}`);
    },
  };
}
