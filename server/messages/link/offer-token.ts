/** The token of the link to an offered time (rule B97). The secret makes it from the offer's id, so nothing that can be read has it. */
import { createHmac, hash } from 'node:crypto';

const TOKEN_BYTES = 18;

/** 24 characters of 144 bits, so that an SMS has room for the rest. Links to bookings have 22. */
export function offerTokenOf(secret: string, offerId: string): string {
  return createHmac('sha256', secret)
    .update(`link to the offer ${offerId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');
}

/** As the database knows it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The token of the link to the booking that taking the offer makes. As long as that of every booking. */
export function bookingTokenOf(secret: string, offerId: string): string {
  const bytes = createHmac('sha256', secret).update(`link to the booking of the offer ${offerId}`).digest();
  return bytes.subarray(0, 16).toString('base64url');
}

/** The token of the link to a visit of a series that is asked about: 23 characters of 136 bits, so that its page knows it. */
export function seriesTokenOf(secret: string, seriesId: string, number: number): string {
  const bytes = createHmac('sha256', secret).update(`link to visit ${number} of the series ${seriesId}`).digest();
  return bytes.subarray(0, 17).toString('base64url');
}
