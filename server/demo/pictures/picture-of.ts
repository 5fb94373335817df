// The demo's pictures by key: one for every category and every service of the demo catalogue.
import { type Art, document } from './parts/svg.ts';
import { facials } from './scenes/facials.ts';
import { hairColour } from './scenes/hair-colour.ts';
import { hairCut } from './scenes/hair-cut.ts';
import { hairSpa } from './scenes/hair-spa.ts';
import { makeUp } from './scenes/make-up.ts';
import { massage } from './scenes/massage.ts';
import { mehendi } from './scenes/mehendi.ts';
import { mensGrooming } from './scenes/mens-grooming.ts';
import { nails } from './scenes/nails.ts';
import type { Scenes } from './scenes/scenes.ts';
import { threading } from './scenes/threading.ts';
import { waxing } from './scenes/waxing.ts';

const categories: Record<string, Scenes> = {
  facials,
  waxing,
  threading,
  'hands-feet-nails': nails,
  'hair-cut-styling': hairCut,
  'hair-colour': hairColour,
  'hair-spa': hairSpa,
  'make-up': makeUp,
  mehendi,
  massage,
  'mens-grooming': mensGrooming,
};

const services: Record<string, () => Art> = Object.assign({}, ...Object.values(categories).map(scenes => scenes.services));

/** An SVG document, 800 × 600. Throws on a key nobody has drawn. */
export function pictureOf(kind: 'category' | 'service', key: string): string {
  const scene = kind === 'category' ? categories[key]?.category : services[key];
  if (!scene) throw new Error(`No picture of the ${kind} ${key}`);
  return document(800, 600, scene());
}
