import { Icon } from 'leaflet';
import iconUrl from './pin.svg';

/** Bundled, not from a CDN (rule A14). Its tip is the position. */
export const pinIcon = new Icon({ iconUrl, iconSize: [44, 56], iconAnchor: [22, 51], className: 'map-pin' });
