import type { DemoCategory } from './category.ts';

export const massage: DemoCategory = {
  key: 'massage',
  name: 'Massage & Body Care',
  description:
    'Massage on our own folding couch with clean sheets and warm oil, by women therapists and for women. Please tell us about pregnancy, surgery or blood pressure when booking.',
  services: [
    {
      key: 'head-neck-shoulder-massage',
      name: 'Head, Neck & Shoulder Massage',
      description:
        'Thirty-five minutes for stiffness from desk and phone, seated, with light or firm pressure as you like. Almond oil or dry. Also fine for older family members.',
      price: 749,
      durationInMinutes: 35,
    },
    {
      key: 'relaxing-full-body-massage',
      name: 'Relaxing Full-Body Massage',
      description:
        'Long, even strokes from shoulders to feet with warm sesame and lavender oil on a heated couch. Medium pressure; arms, back, legs and scalp included. Ends with hot towels.',
      price: 1899,
      durationInMinutes: 75,
    },
    {
      key: 'hot-stone-massage',
      name: 'Hot Stone Massage',
      description:
        'Smooth basalt stones at a tested temperature rest along the spine and glide over tight muscles. Deeper than oil alone, yet gentle. Not suitable in pregnancy or with high blood pressure.',
      price: 2499,
      durationInMinutes: 90,
    },
    {
      key: 'potli-massage',
      name: 'Herbal Potli Massage',
      description:
        'Muslin bundles of ajwain, turmeric, neem and rock salt are warmed on a pan and pressed along back, shoulders and knees. Helps with stiffness and after-travel aches. Fresh potlis for every client.',
      price: 2299,
      durationInMinutes: 75,
    },
    {
      key: 'foot-reflexology',
      name: 'Foot Reflexology',
      description:
        'Pressure on the points of the sole with thumbs and a wooden stick, after a warm foot bath. Forty-five quiet minutes for people who stand all day. Followed by a calf massage.',
      price: 899,
      durationInMinutes: 45,
    },
    {
      key: 'body-polish-scrub',
      name: 'Body Polish & Scrub',
      description:
        'A walnut and sugar scrub with rose oil over arms, legs and back, a milk mask and a light moisturising massage. Removes tan and roughness. Often booked two days before a wedding; needs a shower at home.',
      price: 2199,
      durationInMinutes: 90,
    },
  ],
};
