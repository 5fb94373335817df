/** Hands the browser a text or bytes to save under that name, as if it had been downloaded. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
