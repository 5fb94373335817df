import { type RefObject, useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

const look = 'data-found';

/**
 * Brings the setting that the address names (`#teams`) into view, with the focus in it and a frame around it (rule W72). Stands beside the
 * lazy fields, so that it looks for them once they are there. Draws nothing; an unknown name finds nothing.
 */
export function FoundSetting({ within }: { within: RefObject<HTMLElement | null> }) {
  const name = useLocationProperty(() => location.hash.slice(1));

  useEffect(() => {
    if (!/^[\w.]+$/.test(name)) return;
    const field = within.current?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."], [data-setting="${name}"]`);
    if (!field) return;
    const frame = field.closest('[data-field]') ?? field;
    frame.setAttribute(look, '');
    field.focus({ preventScroll: true });
    frame.scrollIntoView({ block: 'center' });
    return () => frame.removeAttribute(look);
  }, [name, within]);

  return null;
}
