import { PREFIX } from '../contract/prefix.ts';

/** Widths in which every picture is kept: list rows, phone cards, desktop cards, the detail page (rule C10). */
export const WIDTHS: number[] = [160, 320, 480, 800];

/** Where a picture is served, without a width; null when there is none. */
export function imagePath(imageId: string | null): string | null {
  return imageId === null ? null : `${PREFIX}/image/${imageId}`;
}
