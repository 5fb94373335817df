import type { Marker as LeafletMarker } from 'leaflet';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Marker } from 'react-leaflet';

/** A marker whose name for screen readers may change. Leaflet itself sets it once. */
export function NamedMarker({ alt, ...marker }: ComponentProps<typeof Marker> & { alt: string }) {
  const shown = useRef<LeafletMarker>(null);
  useEffect(() => shown.current?.getElement()?.setAttribute('alt', alt), [alt]);
  return <Marker ref={shown} alt={alt} {...marker} />;
}
