import { useRef, useState, useSyncExternalStore } from 'react';
import { classes } from '../shared/class-names.ts';
import { makeStore } from '../shared/store.ts';
import { useWhenSeen } from '../shared/use-when-seen.ts';

interface Props {
  /** `/api/v1/image/{id}` from the API, or nothing. */
  src: string | null | undefined;
  /** The alternative text. Empty if the words beside it say the same. Its first letter replaces a missing picture. */
  name: string;
  alt?: string;
  /** Its width, as in the `sizes` attribute: '(width < 48rem) 50vw, 280px'. */
  sizes: string;
  width?: number;
  height?: number;
  /** For pictures of the first screen: load at once, with high priority. */
  eager?: boolean;
  className?: string;
}

const widths = [160, 320, 480, 800];

// The browser's own `loading="lazy"` loads pictures up to 2,500 px away: half a page that nobody may look at. A desktop loads one
// screen ahead. A phone loads the first screen's until the visitor scrolls, without what its bottom bar covers (rule F7).
const isDesktop = typeof matchMedia === 'function' && matchMedia('(width >= 64rem)').matches;

export function Picture({ src, name, alt = '', sizes, width = 480, height = 360, eager = false, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(eager);
  const hasScrolled = useHasScrolled();
  const margin = isDesktop ? '100% 0px' : hasScrolled ? '300px' : '0px 0px -72px';
  useWhenSeen(place, isNear ? null : () => setIsNear(true), margin);
  // Cards crop every picture to this shape. Its owner saw that when they chose it (media/crop-preview.tsx).
  // What is pressed is what lies behind: a browser sends no click if the pressed element is replaced before the release.
  const box = classes('pointer-events-none block aspect-4/3 w-full bg-sand object-cover', className);
  const hasPicture = src && failed !== src;

  if (!hasPicture || !isNear) {
    return (
      <span
        ref={place}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={classes(box, 'grid! place-items-center font-display text-4xl text-plum')}
      >
        {hasPicture ? null : [...name.trim()][0]?.toUpperCase()}
      </span>
    );
  }

  const isResizable = src.startsWith('/api/');
  return (
    <img
      src={isResizable ? `${src}?width=480` : src}
      srcSet={isResizable ? widths.map(w => `${src}?width=${w} ${w}w`).join(', ') : undefined}
      sizes={isResizable ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      className={box}
    />
  );
}

const scrolled = makeStore(false);
// Captured, because a scroll within the page does not bubble.
if (typeof document !== 'undefined')
  document.addEventListener('scroll', () => scrolled.set(true), { capture: true, once: true, passive: true });

/** Whether the visitor has scrolled anything since the page was loaded. */
function useHasScrolled(): boolean {
  return useSyncExternalStore(scrolled.subscribe, scrolled.read, scrolled.read);
}
