import type { DemoCategory } from './category.ts';

export const waxing: DemoCategory = {
  key: 'waxing',
  name: 'Waxing',
  description:
    'Smooth skin at home with fresh wax for every client, disposable spatulas and strips, and aloe gel afterwards. Choose honey wax for value, chocolate for comfort or roll-on for sensitive skin.',
  services: [
    {
      key: 'full-arms-wax',
      name: 'Full Arms Wax',
      description:
        'Both arms from shoulder to fingers with warm honey wax and cotton strips. Underarms are not included. Cleansing before, aloe gel and a cool compress afterwards.',
      price: 349,
      durationInMinutes: 30,
    },
    {
      key: 'full-legs-wax',
      name: 'Full Legs Wax',
      description:
        'Both legs from thigh to toes with warm honey wax, knees and feet included. Takes off tan and dead skin along with the hair. Finishes with a light lotion that does not stain clothes.',
      price: 549,
      durationInMinutes: 45,
    },
    {
      key: 'underarm-wax',
      name: 'Underarm Wax',
      description:
        'Both underarms with a gentle peel-off wax that needs no strip and pulls less at the skin. Ideal for coarse hair; lasts three to four weeks. A calming powder is applied at the end.',
      price: 149,
      durationInMinutes: 15,
    },
    {
      key: 'back-wax',
      name: 'Full Back Wax',
      description:
        'The whole back from neck to waist with warm wax in small sections, for women who wear low-backed blouses. Includes a scrub wipe before and aloe gel after. Best done two days before the event.',
      price: 449,
      durationInMinutes: 30,
    },
    {
      key: 'chocolate-full-body-wax',
      name: 'Chocolate Full-Body Wax',
      description:
        'Arms, legs, underarms, back and front with a cocoa-butter wax that is less painful and leaves the skin soft. Fresh wax is heated in a thermostat pot at your home. Bikini area not included.',
      price: 1899,
      durationInMinutes: 105,
    },
    {
      key: 'aloe-roll-on-wax',
      name: 'Aloe Roll-on Wax, Arms & Legs',
      description:
        'Full arms and full legs with a sealed aloe cartridge that rolls on a thin, even film and never touches another client. For sensitive or allergy-prone skin. Includes pre-wax gel and post-wax oil.',
      price: 1099,
      durationInMinutes: 75,
    },
  ],
};
