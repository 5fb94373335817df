import { toast } from './toast.ts';

/** Into the clipboard, and says so, or that it could not be; answers whether it is there. */
export async function copyText(text: string, done: string, failed: string, detail?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done, detail ? { detail } : {});
    return true;
  } catch {
    toast.error(failed);
    return false;
  }
}
