/** The token of the link of a reminder (rule Q41). The secret makes it from the reminder's id, so nothing that can be read has it. */
import { createHmac } from 'node:crypto';

const TOKEN_BYTES = 15;

/** 20 characters of 120 bits. Links to bookings have 22, and those of offers 24. */
export function nudgeTokenOf(secret: string, nudgeId: string): string {
  return createHmac('sha256', secret)
    .update(`link of the reminder ${nudgeId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');
}
