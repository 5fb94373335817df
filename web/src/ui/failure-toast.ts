import { toast } from './toast.ts';

/** Says that a try failed. `takeBack` removes the message when the next try begins, because it would look like that one's result. */
export function failureToast() {
  let told = 0;
  return {
    say(...words: Parameters<typeof toast.error>): void {
      told = toast.error(...words);
    },
    takeBack(): void {
      toast.dismiss(told);
    },
  };
}
