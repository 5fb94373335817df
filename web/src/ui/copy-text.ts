import { toast } from './toast.ts';

/** Into the clipboard, and says so, or that it could not be. */
export async function copyText(text: string, done: string, failed: string, detail?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done, detail ? { detail } : {});
  } catch {
    toast.error(failed);
  }
}
