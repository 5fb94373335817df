import { useEffect, useState } from 'react';
import { prepare } from './prepare-picture.ts';

/**
 * A `data:` address of the file as it will be sent. Null until it is read, and for a file that cannot be sent. The content security
 * policy forbids `blob:`.
 */
export function useFilePreview(chosen: File | null): string | null {
  const [read, setRead] = useState<{ chosen: File; src: string } | null>(null);

  useEffect(() => {
    if (!chosen) return;
    const reader = new FileReader();
    let isStale = false;
    reader.onload = () => setRead({ chosen, src: String(reader.result) });
    void prepare(chosen).then(({ file }) => file && !isStale && reader.readAsDataURL(file));
    return () => {
      isStale = true;
      reader.abort();
    };
  }, [chosen]);

  return read && read.chosen === chosen ? read.src : null;
}
