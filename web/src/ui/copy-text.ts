import { failureToast } from './failure-toast.ts';
import { toast } from './toast.ts';

const failure = failureToast();

/** Into the clipboard, and says so, or that it could not be; answers whether it is there. */
export async function copyText(text: string, done: string, failed: string, detail?: string): Promise<boolean> {
  failure.takeBack();
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done, detail ? { detail } : {});
    return true;
  } catch {
    failure.say(failed);
    return false;
  }
}
