import { failureToast } from './failure-toast.ts';
import { toast } from './toast.ts';

const failure = failureToast();

/** Copies the text and says so, or says that it failed. Resolves to whether it worked. */
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
