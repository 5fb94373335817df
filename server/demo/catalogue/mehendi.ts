import type { DemoCategory } from './category.ts';

export const mehendi: DemoCategory = {
  key: 'mehendi',
  name: 'Mehendi',
  description:
    'Natural henna cones mixed by our artists without chemicals, for brides, guests and festivals. Designs are agreed on paper first.',
  services: [
    {
      key: 'simple-mehendi',
      name: 'Simple Mehendi, Both Palms',
      description:
        'A round flower in each palm with filled finger tips, neat and quick. Suits festivals, Karva Chauth and children. Natural cones; colour deepens over two days.',
      price: 599,
      durationInMinutes: 40,
    },
    {
      key: 'arabic-mehendi',
      name: 'Arabic Mehendi, Both Hands',
      description:
        'Bold vines and leaves running from one finger to the wrist on the back of both hands, with open skin between. Shading by hand. Includes lemon-sugar fixer.',
      price: 999,
      durationInMinutes: 60,
    },
    {
      key: 'bridal-mehendi',
      name: 'Bridal Mehendi',
      description:
        'Both hands front and back to the elbow and both feet, with fine lattice, paisleys and, if you like, figures and hidden initials. Drawn by one senior artist with an assistant. Includes fixer and clove-smoke instructions for a dark stain.',
      price: 5499,
      durationInMinutes: 240,
    },
    {
      key: 'feet-mehendi',
      name: 'Feet Mehendi',
      description:
        'Mandala, toes and ankle bands on both feet, drawn to match the hands. Done after the pedicure, never before. Leave it on for at least four hours.',
      price: 1499,
      durationInMinutes: 75,
    },
    {
      key: 'guest-mehendi',
      name: 'Guest Mehendi, Five Guests',
      description:
        'One palm or back of hand each for five guests at a wedding or haldi, about twelve minutes a guest. Guests choose from a sheet of designs. Book it twice for ten.',
      price: 1999,
      durationInMinutes: 75,
    },
  ],
};
