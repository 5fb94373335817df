import { useEffect } from 'react';

/** The page's name in the browser tab; the product's own name alone when there is none. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Nikhar` : 'Nikhar';
  }, [title]);
}
