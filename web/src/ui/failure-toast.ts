import { toast } from './toast.ts';

/** Says that a try failed, and takes that back when there is another: beside its success it would be read as the end of that one. */
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
