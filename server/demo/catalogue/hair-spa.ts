import type { DemoCategory } from './category.ts';

export const hairSpa: DemoCategory = {
  key: 'hair-spa',
  name: 'Hair Spa & Treatments',
  description:
    'Oil, steam and masks for hair and scalp, chosen after a look through a magnifier. Quiet treatments that also give your shoulders a rest.',
  services: [
    {
      key: 'hot-oil-champi',
      name: 'Hot Oil Champi',
      description:
        'Warm coconut and sesame oil worked into scalp, neck and shoulders with the slow strokes of a traditional champi. Ends with a hot towel wrap. Wash-off is not included, as the oil works best overnight.',
      price: 549,
      durationInMinutes: 40,
    },
    {
      key: 'deep-conditioning-spa',
      name: 'Deep Conditioning Hair Spa',
      description:
        'Shampoo, a cream mask massaged in for twenty minutes, steam under a heated cap and a cool rinse. For dry, frizzy or heat-styled hair. Includes blow-dry.',
      price: 1199,
      durationInMinutes: 75,
    },
    {
      key: 'dandruff-scalp-care',
      name: 'Anti-Dandruff Scalp Treatment',
      description:
        'A salicylic scalp scrub, neem and lemon lotion under steam and a medicated lather loosen flakes and calm the itch. For oily and dry dandruff alike. Best taken as three sittings a week apart.',
      price: 1299,
      durationInMinutes: 60,
    },
    {
      key: 'keratin-smoothing',
      name: 'Keratin Smoothing',
      description:
        'A formaldehyde-free keratin cream is brushed on, dried and sealed with plates, strand by strand. Takes away frizz and half of the styling time for three to four months. Price is for hair to the shoulder blades.',
      price: 4499,
      durationInMinutes: 210,
    },
    {
      key: 'hibiscus-hair-mask',
      name: 'Hibiscus & Fenugreek Hair Mask',
      description:
        'Fresh hibiscus, fenugreek and curd ground to a paste the same morning, for thinning hair and split ends. Combed through, left for half an hour and washed out with a mild shampoo. No perfume, no preservative.',
      price: 899,
      durationInMinutes: 60,
    },
  ],
};
