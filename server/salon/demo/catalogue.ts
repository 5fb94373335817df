// The demo catalogue of rule C17, in the order of a salon's menu card. Pictures are found by these keys.
import type { DemoCategory } from './catalogue/category.ts';
import { facials } from './catalogue/facials.ts';
import { hairColour } from './catalogue/hair-colour.ts';
import { hairCutStyling } from './catalogue/hair-cut.ts';
import { hairSpa } from './catalogue/hair-spa.ts';
import { handsFeetNails } from './catalogue/hands-feet-nails.ts';
import { makeUp } from './catalogue/make-up.ts';
import { massage } from './catalogue/massage.ts';
import { mehendi } from './catalogue/mehendi.ts';
import { mensGrooming } from './catalogue/mens-grooming.ts';
import { threading } from './catalogue/threading.ts';
import { waxing } from './catalogue/waxing.ts';

export const demoCatalogue: DemoCategory[] = [
  facials,
  waxing,
  threading,
  handsFeetNails,
  hairCutStyling,
  hairColour,
  hairSpa,
  makeUp,
  mehendi,
  massage,
  mensGrooming,
];
