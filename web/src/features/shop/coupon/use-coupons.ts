import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { today } from '../../../shared/clock.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Coupon } from './coupon.ts';

interface Coupons {
  coupons: Coupon[] | undefined;
  isFailed: boolean;
  reload: () => Promise<unknown>;
}

const path = '/coupon';

export function isCouponsKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === path;
}

/** The coupons this customer could use today (rule D7). */
export function useCoupons(): Coupons {
  const { userId } = useSession();
  const { data, error, mutate } = useSWR(userId ? [path, userId] : null, () =>
    ask(api.GET(path, { params: { query: readerLanguage } })),
  );
  return {
    coupons: data?.filter(({ isActive, validTill }) => isActive && validTill >= today()),
    isFailed: Boolean(error && !data),
    reload: () => mutate(),
  };
}
