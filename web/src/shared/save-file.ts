/** Lets the browser save a text or bytes under that name, like a download. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
