import { PREFIX } from '../../platform/contract/prefix.ts';

/** The widths of the variants: list rows, phone cards, desktop cards, the detail page (rule C10). */
export const WIDTHS: number[] = [160, 320, 480, 800];

/** The path of a picture, without a width; null if there is none. */
export function imagePath(imageId: string | null): string | null {
  return imageId === null ? null : `${PREFIX}/image/${imageId}`;
}
