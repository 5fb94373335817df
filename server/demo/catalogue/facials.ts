import type { DemoCategory } from './category.ts';

export const facials: DemoCategory = {
  key: 'facials',
  name: 'Facials & Clean-ups',
  description:
    'Clean-ups and facials for every skin, done at your home with fresh towels, sealed sachets and a portable steamer. Your beautician looks at your skin first and leaves out what it does not need.',
  services: [
    {
      key: 'fruit-clean-up',
      name: 'Fruit Clean-up',
      description:
        'A quick refresh for dull or tired skin: cleansing, a soft papaya scrub, five minutes of steam, gentle blackhead removal and a fruit-pulp mask. Suits normal to dry skin and is mild enough for a first facial. Includes toner and sunscreen at the end.',
      price: 599,
      durationInMinutes: 40,
    },
    {
      key: 'charcoal-clean-up',
      name: 'Charcoal Deep-Pore Clean-up',
      description:
        'For oily skin and clogged pores on nose, chin and forehead. After cleansing and steam, blackheads are lifted by hand and an activated-charcoal mask draws out what remains. Finishes with an alcohol-free toner and a light gel moisturiser.',
      price: 749,
      durationInMinutes: 45,
    },
    {
      key: 'gold-facial',
      name: 'Gold Radiance Facial',
      description:
        'A classic before weddings and festivals: scrub, a 20-minute face and neck massage with gold-dust gel, and a firming gold mask. Gives a visible glow that is at its best on the second day. Suits all but very sensitive skin.',
      price: 1499,
      durationInMinutes: 75,
    },
    {
      key: 'vitamin-c-facial',
      name: 'Vitamin C Brightening Facial',
      description:
        'Evens out tone and fades the marks of old spots with a vitamin C serum worked in by massage, followed by a peel-off mask. Includes cleansing, a mild enzyme exfoliation and sunscreen. Avoid direct sun for the rest of the day.',
      price: 1799,
      durationInMinutes: 75,
    },
    {
      key: 'sheet-mask-facial',
      name: 'Hydrating Sheet-Mask Facial',
      description:
        'Water for thirsty skin: double cleansing, hyaluronic serum, a lymphatic massage with cool rollers and a soaked cotton sheet mask. No scrub, no steam, no extraction, so it suits dry and sensitive skin. A new mask is opened in front of you.',
      price: 1199,
      durationInMinutes: 60,
    },
    {
      key: 'de-tan-face-neck',
      name: 'De-Tan Pack, Face & Neck',
      description:
        'Lightens fresh tan on face, neck and throat with a lactic-acid and milk-protein cream that stays on for 15 minutes. Removed with cool compresses and followed by aloe gel. A patch test behind the ear is always done first.',
      price: 499,
      durationInMinutes: 30,
    },
    {
      key: 'neem-steam-facial',
      name: 'Neem Steam Facial for Acne-Prone Skin',
      description:
        'A calm, hygienic facial for spots and excess oil: neem-leaf steam, extraction with sterilised tools, a clay and tea-tree mask and a soothing cucumber gel. No massage over active acne. We tell you honestly when a doctor should look first.',
      price: 1299,
      durationInMinutes: 60,
    },
  ],
};
