/** How much of an upload has gone out, 0 to 1. */
export function UploadBar({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div
      role="progressbar"
      aria-label="Upload"
      aria-valuenow={percent}
      aria-valuetext={share < 1 ? `${percent}%` : 'Sent, being saved'}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div style={{ width: `${percent}%` }} className="h-full bg-plum transition-[width]" />
    </div>
  );
}

/** What the button says that has started it. */
export function uploadWords(share: number | null): string {
  return share === null || share >= 1 ? 'Saving...' : `Uploading ${Math.floor(share * 100)}%`;
}
