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
