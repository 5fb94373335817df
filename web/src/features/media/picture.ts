import { atField, hasCode } from '../../api/api-error.ts';
import { asBinary } from '../../api/upload.ts';
import { z } from '../../forms/zod.ts';
import { prepare } from './prepare-picture.ts';

/** What is to become of a picture: a new one, none any more, or (null) whatever it is now. */
export type PictureChoice = File | 'removed' | null;

/** What the device offers to choose from. The content of the chosen file decides. */
export const pickable =
  'image/png,image/jpeg,image/gif,image/webp,image/avif,image/jpg,image/pjpeg,.jpg,.jpeg,.jfif,.png,.gif,.webp,.avif';

/** The field of a form that holds a picture, with the messages of rule C9. Its value is the file that is ready to be sent. */
export const pictureChoice = z.pipe(
  z.custom<PictureChoice>(),
  z.transform(async (choice, context): Promise<PictureChoice> => {
    if (!(choice instanceof File)) return choice;
    const { file, problem } = await prepare(choice);
    if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: choice });
    return file;
  }),
);

/** The fields of a multipart form that say it; what stays is left out. */
export function pictureFields<Name extends string>(name: Name, choice: PictureChoice) {
  if (choice === null) return {};
  return choice === 'removed' ? { removeImage: true } : ({ [name]: asBinary(choice) } as Record<Name, string>);
}

/** The server's refusals of a picture name no field; this adds it. */
export function atPicture(error: unknown, field: string): unknown {
  return hasCode(error, 'IMAGE_TOO_LARGE', 'INVALID_IMAGE') ? atField(error, field) : error;
}
