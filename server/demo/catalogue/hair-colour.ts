import type { DemoCategory } from './category.ts';

export const hairColour: DemoCategory = {
  key: 'hair-colour',
  name: 'Hair Colour',
  description:
    'Root touch-ups, fashion shades, foils and honest henna, mixed at your home for your hair alone. Ammonia-free colour on request; a patch test 48 hours before is free.',
  services: [
    {
      key: 'root-touch-up',
      name: 'Root Touch-up',
      description:
        'Covers grey at parting and hairline up to two inches of growth, matched to the colour you have. Includes wash and a quick dry. Ammonia-free cream colour is used as standard.',
      price: 999,
      durationInMinutes: 75,
    },
    {
      key: 'global-colour',
      name: 'Global Colour',
      description:
        'One even shade from root to tip, from natural brown to burgundy, with a gloss mask to seal it. Price is for hair to the shoulder blades. Includes wash, conditioner and blow-dry.',
      price: 2499,
      durationInMinutes: 120,
    },
    {
      key: 'highlights-foils',
      name: 'Foil Highlights',
      description:
        'Fine strands lightened in twenty to thirty foils around face and crown, then toned to honey or caramel. Adds depth without colouring all of the hair. Includes a bond-protecting treatment.',
      price: 3499,
      durationInMinutes: 150,
    },
    {
      key: 'henna-hair-pack',
      name: 'Henna Hair Pack',
      description:
        'Rajasthani henna soaked overnight in tea and amla, applied from root to tip and left for an hour under a cap. Colours, cools and conditions; no chemicals added. Rinsed with water only, shampoo after a day.',
      price: 799,
      durationInMinutes: 105,
    },
    {
      key: 'balayage',
      name: 'Balayage',
      description:
        'Colour painted by hand so that it grows from your own dark roots into lighter lengths, with no hard line as it grows out. Includes toner, mask and blow-dry. Please allow an afternoon.',
      price: 4999,
      durationInMinutes: 210,
    },
  ],
};
