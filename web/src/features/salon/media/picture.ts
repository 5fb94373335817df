import { atField, hasCode } from '../../../api/api-error.ts';
import { asBinary } from '../../../api/upload.ts';
import { retry } from '../../../shared/retry.ts';
import type { Prepared } from './prepare-picture.ts';

/** What to do with a picture: replace it, remove it, or (null) keep it. */
export type PictureChoice = File | 'removed' | null;

/** File types that the device offers. The content of the file decides. */
export const pickable =
  'image/png,image/jpeg,image/gif,image/webp,image/avif,image/jpg,image/pjpeg,.jpg,.jpeg,.jfif,.png,.gif,.webp,.avif';

/** The file as it will be sent. The script that prepares it comes with the first file that is chosen. */
export async function prepared(chosen: File): Promise<Prepared> {
  const script = await retry(() => import('./prepare-picture.ts')).catch(() => null);
  return (
    script?.prepare(chosen) ?? { file: null, problem: 'The picture could not be read. Check your connection and try again.' }
  );
}

/** The chosen picture as it will be sent. Refuses a file that cannot be (rule C9). */
export async function preparedChoice(choice: PictureChoice, refuse: (message: string) => void): Promise<PictureChoice> {
  if (!(choice instanceof File)) return choice;
  const { file, problem } = await prepared(choice);
  if (problem !== null) refuse(problem);
  return file;
}

/** The fields of a multipart form for this choice. None to keep the picture. */
export function pictureFields<Name extends string>(name: Name, choice: PictureChoice) {
  if (choice === null) return {};
  return choice === 'removed' ? { removeImage: true } : ({ [name]: asBinary(choice) } as Record<Name, string>);
}

/** The server's refusals of a picture name no field. This adds it. */
export function atPicture(error: unknown, field: string): unknown {
  return hasCode(error, 'IMAGE_TOO_LARGE', 'INVALID_IMAGE') ? atField(error, field) : error;
}
