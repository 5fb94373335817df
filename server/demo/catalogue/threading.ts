import type { DemoCategory } from './category.ts';

export const threading: DemoCategory = {
  key: 'threading',
  name: 'Threading & Face Hair',
  description:
    'Exact brows and a clean face with cotton thread, a fresh length for each client. Small services that pair well with a facial or a wax.',
  services: [
    {
      key: 'eyebrow-threading',
      name: 'Eyebrow Threading',
      description:
        'Brows shaped with cotton thread to suit your face, then trimmed and tidied with tweezers. Aloe gel takes the redness away within minutes. Tell us if you are growing them out and we keep the length.',
      price: 59,
      durationInMinutes: 15,
    },
    {
      key: 'upper-lip-threading',
      name: 'Upper Lip Threading',
      description:
        'Fine hair above the lip removed with cotton thread in a few careful passes. Ice before and aloe gel after keep it comfortable. Takes about ten minutes.',
      price: 49,
      durationInMinutes: 10,
    },
    {
      key: 'full-face-threading',
      name: 'Full Face Threading',
      description:
        'Eyebrows, upper lip, forehead, cheeks, chin and jawline in one sitting. Good for skin that reacts to wax. Includes a cooling rose-water compress.',
      price: 249,
      durationInMinutes: 35,
    },
    {
      key: 'face-katori-wax',
      name: 'Katori Face Wax',
      description:
        'Hard wax from a small katori removes face hair from upper lip, chin, cheeks and sides without a strip. Lasts longer than threading and suits thicker growth. Not done on skin that uses retinol or has had a peel this week.',
      price: 349,
      durationInMinutes: 30,
    },
    {
      key: 'eyebrow-tinting',
      name: 'Eyebrow Tint & Shape',
      description:
        'Brows are threaded into shape and coloured with a vegetable tint in black-brown or soft brown to fill gaps. Colour holds for about three weeks. A patch test the day before is recommended and free of charge.',
      price: 449,
      durationInMinutes: 40,
    },
  ],
};
