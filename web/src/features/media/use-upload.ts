import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Sending } from '../../api/upload.ts';

export interface Upload {
  /** The share that has gone out, 0 to 1; null when nothing is being sent. */
  share: number | null;
  /** Does the work, which sends something; throws what it throws, and ApiError `CANCELLED` when it was cancelled. */
  run: <T>(work: (sending: Sending) => Promise<T>) => Promise<T>;
  /** Only while parts of it are still here: what has arrived whole is being done. */
  cancel: () => void;
}

/** One upload at a time. */
export function useUpload(): Upload {
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);

  async function run<T>(work: (sending: Sending) => Promise<T>): Promise<T> {
    const { signal } = begin();
    setShare(0);
    try {
      return await work({ signal, onProgress: setShare });
    } catch (error) {
      if (signal.aborted) throw cancelled();
      throw error;
    } finally {
      setShare(null);
    }
  }

  function begin(): AbortController {
    controller.current = new AbortController();
    return controller.current;
  }

  return { share, run, cancel: () => share !== null && share < 1 && controller.current?.abort() };
}

function cancelled(): ApiError {
  return new ApiError({ status: 0, errorCode: 'CANCELLED', message: 'Upload cancelled. Nothing was saved.' });
}
