import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { paths } from '#contract';
import { ApiError, type ErrorCode, hasCode } from '../api/api-error.ts';
import { forgetShop } from '../api/forget-shop.ts';
import { useSave } from '../api/use-save.ts';
import { readOf } from '../api/use-staff-read.ts';
import { failureToast } from '../ui/failure-toast.ts';
import { toast } from '../ui/toast.ts';

interface Options {
  /** What it is called: 'coupon'. */
  noun: string;
  /** What the server answers once it is deleted. */
  gone: ErrorCode;
  /** Everything read under these paths is read again after a change. */
  touches: readonly (keyof paths)[] | 'everything';
  /** Whether a toast says, too, that the change failed. The form or dialog shows the reason. */
  toastsFailure?: boolean;
}

/**
 * Creates, updates and deletes one kind of thing: for every list of staff. A request that belongs to no list takes `useSave`
 * (api/use-save.ts) alone. A toast says what was done to which one; all that shows it is read again, also after
 * a refusal, because the server knows better. The promises throw `ApiError` for the form or question to show.
 */
export function useResource({ noun, gone, touches, toastsFailure = false }: Options) {
  const { mutate } = useSWRConfig();
  const save = useSave();
  const [failure] = useState(failureToast);

  async function change<Done>(
    verb: 'create' | 'update' | 'delete',
    name: string | null,
    call: () => Promise<Done>,
  ): Promise<Done> {
    failure.takeBack();
    try {
      const done = await call();
      if (name !== null) toast.success(`${noun[0]?.toUpperCase()}${noun.slice(1)} ${verb}d`, { detail: name });
      return done;
    } catch (error) {
      if (toastsFailure && !isSaidElsewhere(error)) failure.say(`Failed to ${verb} ${noun}`);
      throw error;
    } finally {
      forgetShop();
      // If the session has ended, this read fails; ignore that.
      mutate(touches === 'everything' ? () => true : readOf(...touches)).catch(() => null);
    }
  }

  return {
    /** Whether a refusal means that it is deleted. */
    isGone: (error: unknown) => hasCode(error, gone),
    /** Tries with the same body share an idempotency key, so that a lost answer creates nothing twice. */
    create: <Thing>(name: string, body: object, send: (header: { 'idempotency-key': string }) => Promise<Thing>) =>
      change('create', name, () => save(body, send)),
    /** Without a name no toast says it: for a change that is seen at once. */
    update: <Thing>(name: string | null, call: () => Promise<Thing>) =>
      change('update', name, () =>
        call().catch(error => {
          // 'Coupon not found.' above a coupon's own fields would not say what happened.
          throw hasCode(error, gone) ? new ApiError({ ...error, message: `This ${noun} was deleted meanwhile.` }) : error;
        }),
      ),
    /** Succeeds when a colleague has deleted it before. */
    remove: (name: string, call: () => Promise<unknown>) =>
      change('delete', name, () =>
        call().catch(error => {
          if (!hasCode(error, gone)) throw error;
        }),
      ),
  };
}

/** Beside a field, by the end of the session, or by the person who cancelled. */
function isSaidElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.errors.length > 0 || ['UNAUTHORIZED', 'CANCELLED'].includes(error.errorCode));
}
