import { toast } from './toast.ts';

/** Says that a try failed, and takes the message back when the next try begins: it would be read as that one's result. */
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
