import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { Sending } from '../../../api/upload.ts';

/** Progress of an upload, 0 to 1. */
export function UploadBar({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <progress
      aria-label="Upload"
      max={100}
      value={percent}
      aria-valuetext={share < 1 ? `${percent}%` : 'Sent, being saved'}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-plum [&::-webkit-progress-value]:transition-[width]"
    />
  );
}

/** The label of the button that started it. */
export function uploadWords(share: number | null): string {
  return share === null || share >= 1 ? 'Saving...' : `Uploading ${Math.floor(share * 100)}%`;
}

interface Upload {
  /** Progress, 0 to 1. Null when nothing is being sent. */
  share: number | null;
  /** Runs the work. Throws what it throws, or ApiError `CANCELLED` after a cancellation. */
  run: <T>(work: (sending: Sending) => Promise<T>) => Promise<T>;
  /** Works only until everything is sent. */
  cancel: () => void;
}

/** Runs one upload at a time. */
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
