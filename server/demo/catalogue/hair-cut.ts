import type { DemoCategory } from './category.ts';

export const hairCutStyling: DemoCategory = {
  key: 'hair-cut-styling',
  name: 'Hair Cut & Styling',
  description:
    'Cuts and styling by stylists trained in our own academy, with cape, mirror and floor sheet brought along. We sweep up before we leave.',
  services: [
    {
      key: 'womens-haircut',
      name: "Women's Haircut & Finish",
      description:
        'A consultation, wash or spray-down, and a cut from straight bob to long layers, dried smooth to show the shape. For all hair lengths and textures. Small corrections within seven days are free.',
      price: 699,
      durationInMinutes: 60,
    },
    {
      key: 'fringe-trim',
      name: 'Fringe Trim',
      description:
        'A quick tidy of straight, curtain or side-swept fringe between two haircuts. Cut dry, so that the length is exactly what you see. Face brushed clean afterwards.',
      price: 199,
      durationInMinutes: 15,
    },
    {
      key: 'girls-haircut',
      name: "Girls' Haircut",
      description:
        'A patient cut for girls up to twelve, with a cape of their own and a favourite cartoon on if it helps. Blunt, layered or a simple trim. Ends with a plait or two ponytails.',
      price: 349,
      durationInMinutes: 30,
    },
    {
      key: 'blow-dry',
      name: 'Wash & Blow-Dry',
      description:
        'Shampoo and conditioner for your hair type and a smooth or bouncy blow-dry with a round brush. Heat protection is always applied. Holds one to two days.',
      price: 549,
      durationInMinutes: 45,
    },
    {
      key: 'hair-ironing',
      name: 'Hair Ironing',
      description:
        'Sleek, straight hair for the day with ceramic plates set to suit your hair. Needs clean, dry hair; a heat-protection serum is included. Lasts until the next wash.',
      price: 599,
      durationInMinutes: 45,
    },
    {
      key: 'roller-curls',
      name: 'Soft Curls with Rollers',
      description:
        'Warm rollers give soft curls with volume at the crown, without the heat of a tong on every strand. For medium to long hair. Finished by hand with a light-hold spray.',
      price: 749,
      durationInMinutes: 60,
    },
    {
      key: 'gajra-braid',
      name: 'Festive Braid with Gajra',
      description:
        'A long plait, fishtail or Maharashtrian-style bun dressed with fresh jasmine gajra. The flowers are bought that morning and included. For poojas, weddings and haldi-kunku.',
      price: 649,
      durationInMinutes: 45,
    },
  ],
};
