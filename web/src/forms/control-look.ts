export const controlLook =
  'block w-full min-h-12 rounded-md border border-field bg-card px-4 py-2.5 text-base text-ink placeholder:text-muted placeholder:text-[min(1rem,18px)] ' +
  'transition-colors focus-visible:border-plum focus-visible:outline-offset-0 ' +
  'aria-invalid:border-madder disabled:cursor-not-allowed disabled:border-line disabled:bg-sand';
