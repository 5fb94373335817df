/** How much of an upload has gone out, 0 to 1. */
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

/** What the button says that has started it. */
export function uploadWords(share: number | null): string {
  return share === null || share >= 1 ? 'Saving...' : `Uploading ${Math.floor(share * 100)}%`;
}
