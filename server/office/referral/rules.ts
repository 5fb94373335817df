/** Whether a visit earns the reward, and what tells that a person comes twice (rules D18 and D19). Pure. */

import { createHmac } from 'node:crypto';
import { fold } from '../../../common/search.ts';
import type { AddressSnapshot, booking } from '../../platform/db/schema.ts';

/** Whether the visit took place, was paid in full, and was not given back. Tests and brought bookings earn nothing. */
export function earnsReward({
  status,
  deletedAt,
  isTest,
  importRunId,
  paidAt,
  heldPaise,
  finalPaise,
}: Pick<
  typeof booking.$inferSelect,
  'status' | 'deletedAt' | 'isTest' | 'importRunId' | 'paidAt' | 'heldPaise' | 'finalPaise'
>): boolean {
  const isReal = deletedAt === null && !isTest && importRunId === null;
  return isReal && status === 'COMPLETED' && paidAt !== null && heldPaise > 0 && heldPaise >= finalPaise;
}

const hashOf = (secret: string, kind: string, text: string): string =>
  createHmac('sha256', secret).update(`referral ${kind} ${text}`).digest('base64url');

export function mobileMark(secret: string, mobile: string): string {
  return hashOf(secret, 'mobile', mobile);
}

type Place = Pick<AddressSnapshot, 'flatNumber' | 'building' | 'streetArea' | 'postalCode' | 'latitude' | 'longitude'>;

const bare = (text: string | null): string => fold(text ?? '').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * A door by its texts, and by its place on the map to about ten metres. Neighbours of one building differ by their flat, so the flat is in
 * both.
 */
export function addressMarks(
  secret: string,
  { flatNumber, building, streetArea, postalCode, latitude, longitude }: Place,
): string[] {
  const flat = bare(flatNumber);
  const texts = [postalCode, flat, bare(building) || bare(streetArea)].join('|');
  const place = [latitude, longitude].map(degrees => Number(degrees).toFixed(4)).join('|');
  return [hashOf(secret, 'address', texts), hashOf(secret, 'place', `${place}|${flat}`)];
}
