import type { Crop } from './crop-preview.tsx';

/** What a picture has to be, below its field. */
export function pictureHint({ width, height }: Crop): string {
  return `PNG, JPG or GIF. Recommended size ${width}x${height}. Large pictures are made smaller before they are sent.`;
}
