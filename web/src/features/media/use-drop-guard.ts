import { useEffect } from 'react';

/** A picture dropped beside its place is not opened by the browser over the half-filled form. */
export function useDropGuard(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
