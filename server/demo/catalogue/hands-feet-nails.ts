import type { DemoCategory } from './category.ts';

export const handsFeetNails: DemoCategory = {
  key: 'hands-feet-nails',
  name: 'Manicure, Pedicure & Nails',
  description:
    'Care for hands and feet with our own tub, fresh liners and sterilised steel tools, and nail work that lasts. We spread a mat, so nothing is left behind but tidy nails.',
  services: [
    {
      key: 'classic-manicure',
      name: 'Classic Manicure',
      description:
        'Nails cut, filed and buffed, cuticles pushed back, hands scrubbed and massaged up to the elbow. Ends with a coat of polish in the shade you choose. For regular care every two weeks.',
      price: 449,
      durationInMinutes: 40,
    },
    {
      key: 'spa-manicure',
      name: 'Rose Spa Manicure',
      description:
        'The classic manicure with a warm rose-milk soak, a sugar scrub and a hydrating mask under warm towels. For dry hands and rough knuckles. Includes polish or a natural buff.',
      price: 749,
      durationInMinutes: 55,
    },
    {
      key: 'classic-pedicure',
      name: 'Classic Pedicure',
      description:
        'A warm foot soak, nail shaping, cuticle care, heel filing and a scrub, followed by a ten-minute massage up to the knee. We bring the tub and a fresh liner. Finishes with polish.',
      price: 599,
      durationInMinutes: 50,
    },
    {
      key: 'rose-spa-pedicure',
      name: 'Rose Petal Spa Pedicure',
      description:
        'A long soak with rose petals and sea salt, exfoliation, a cooling clay mask, warm towels and twenty minutes of foot and calf massage. The most restful hour for tired feet. Polish included.',
      price: 999,
      durationInMinutes: 70,
    },
    {
      key: 'heel-care-pedicure',
      name: 'Cracked-Heel Pedicure',
      description:
        'For dry, cracked heels: a softening soak, careful work with pumice and a steel file, a urea balm and a warm wrap. No blades are used. Two sittings a fortnight apart give the best result.',
      price: 849,
      durationInMinutes: 60,
    },
    {
      key: 'gel-polish',
      name: 'Gel Polish, Hands',
      description:
        'Chip-free colour for two to three weeks, cured under an LED lamp. Includes shaping, cuticle care and removal of old polish. More than sixty shades, and French tips at no extra cost.',
      price: 799,
      durationInMinutes: 50,
    },
    {
      key: 'nail-art-extensions',
      name: 'Nail Extensions with Art',
      description:
        'Ten gel extensions built on forms in the length and shape you like, with hand-painted art on up to four nails. For weddings and parties; lasts three to four weeks with a refill. Removal of our own set is free.',
      price: 1999,
      durationInMinutes: 120,
    },
  ],
};
