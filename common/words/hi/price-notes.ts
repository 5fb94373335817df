import type { With } from '../languages.ts';

export const travelOf: With<string> = fee => `आने-जाने का खर्च ${fee} अलग से लगेगा।`;
export const travelUpTo: With<string> = fee => `आने-जाने का खर्च अलग से लगेगा, पते के हिसाब से ${fee} तक।`;
export const quietUpTo: With<number> = percent => `कम भीड़ के समय सर्विस पर ${percent}% तक की छूट।`;
