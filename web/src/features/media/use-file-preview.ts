import { useEffect, useState } from 'react';

/** An address under which the file can be shown: of its content, since the page's policy allows no `blob:`; null until it is read. */
export function useFilePreview(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; src: string } | null>(null);

  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, src: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return read && read.file === file ? read.src : null;
}
