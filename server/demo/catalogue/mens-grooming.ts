import type { DemoCategory } from './category.ts';

export const mensGrooming: DemoCategory = {
  key: 'mens-grooming',
  name: "Men's Grooming",
  description:
    'A barber at home for him, his father and his sons, with sterilised tools and a new blade for every shave. Pairs well with a head massage.',
  services: [
    {
      key: 'mens-haircut',
      name: "Men's Haircut",
      description:
        'Scissors or clipper, fade or classic side parting, with neck shave and a quick style at the end. Cape and floor sheet are brought along. Boys under twelve at the same price.',
      price: 299,
      durationInMinutes: 30,
    },
    {
      key: 'beard-trim',
      name: 'Beard Trim & Shape',
      description:
        'Length evened with clipper and scissors, cheek and neck lines cleaned with a fresh blade. Finished with a warm towel and a drop of beard oil. Suits every beard from stubble to full.',
      price: 199,
      durationInMinutes: 20,
    },
    {
      key: 'royal-shave',
      name: 'Royal Shave',
      description:
        'Hot towel, brush-whipped lather, two passes with a new blade, alum block and cool balm. Close without burn, also on sensitive skin. Blade is opened in front of you.',
      price: 249,
      durationInMinutes: 25,
    },
    {
      key: 'mens-clean-up',
      name: "Men's Face Clean-up",
      description:
        'Deep cleansing, scrub, steam, blackhead removal and a green-clay mask for skin that meets sun and traffic. Ends with a light sunscreen gel. Works around the beard.',
      price: 799,
      durationInMinutes: 45,
    },
  ],
};
