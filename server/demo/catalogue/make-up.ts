import type { DemoCategory } from './category.ts';

export const makeUp: DemoCategory = {
  key: 'make-up',
  name: 'Bridal & Party Make-up',
  description:
    'From a quiet engagement look to the full bridal day, with hairstyling, draping and lashes as described. We use sealed or sanitised products and start on time.',
  services: [
    {
      key: 'party-make-up',
      name: 'Party Make-up',
      description:
        'Base, eyes, lips and light contour for an evening out, with a simple open or half-up hairstyle. Skin is prepared first so that the base sits well. Lashes on request at no extra cost.',
      price: 2499,
      durationInMinutes: 75,
    },
    {
      key: 'eye-make-up-lashes',
      name: 'Eye Make-up & Lashes',
      description:
        'A soft smoky, cut-crease or glitter eye with liner, brows filled and strip lashes applied. For those who do the rest themselves. Takes contact-lens wearers into account.',
      price: 999,
      durationInMinutes: 40,
    },
    {
      key: 'saree-draping',
      name: 'Saree Draping',
      description:
        'Your saree draped in Nivi, Maharashtrian nauvari, Gujarati or Bengali style, pleats pressed and pinned to stay all day. Pins are included; nothing is pierced through silk. Lehenga dupatta setting costs the same.',
      price: 599,
      durationInMinutes: 30,
    },
    {
      key: 'engagement-make-up',
      name: 'Engagement Make-up',
      description:
        'A long-wearing, camera-ready look in soft tones with hairstyle, fresh flowers, draping and lashes. Includes a short call beforehand about outfit and jewellery. One touch-up kit stays with you.',
      price: 6999,
      durationInMinutes: 150,
    },
    {
      key: 'reception-make-up',
      name: 'Reception Make-up',
      description:
        'Full evening make-up for stage light: high-definition base, defined eyes, sculpted cheeks, styled bun or curls and draping. Tears, heat and photographs are allowed for. Jewellery setting included.',
      price: 8999,
      durationInMinutes: 180,
    },
    {
      key: 'bridal-make-up',
      name: 'Bridal Make-up, Full Day Look',
      description:
        'The wedding look from skin preparation to the last pin: airbrush base, eyes, lashes, hairstyle with gajra, dupatta and jewellery setting. A trial sitting in the week before is included. Two artists come, so that you are ready on time.',
      price: 14999,
      durationInMinutes: 270,
    },
  ],
};
