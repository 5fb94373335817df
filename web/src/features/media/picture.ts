import { atField, hasCode } from '../../api/api-error.ts';
import { asBinary } from '../../api/upload.ts';
import { z } from '../../forms/zod.ts';

/** What is to become of a picture: a new one, none any more, or (null) whatever it is now. */
export type PictureChoice = File | 'removed' | null;

/** As the server reads them (rulings R4). */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];
const maxBytes = 5 * 1024 * 1024;

const notAnImage = 'Please select a valid image file';

// Every validation of the form asks again, and a picture takes a while to decode.
const known = new WeakMap<File, Promise<string | null>>();

/** The field of a form that holds a picture, with the messages of spec 5. */
export const pictureChoice = z.custom<PictureChoice>().check(
  z.superRefine(async (choice, context) => {
    const message = choice instanceof File ? await problemOf(choice) : null;
    if (message) context.addIssue({ code: 'custom', message });
  }),
);

function problemOf(file: File): Promise<string | null> {
  const problem = known.get(file) ?? look(file);
  known.set(file, problem);
  return problem;
}

async function look(file: File): Promise<string | null> {
  // Some telephones name no type; then its content decides alone.
  if (file.type !== '' && !pictureTypes.includes(file.type)) return notAnImage;
  if (file.size >= maxBytes) return 'Image size must be less than 5MB';
  return createImageBitmap(file).then(
    bitmap => {
      bitmap.close();
      return null;
    },
    () => notAnImage,
  );
}

/** The fields of a multipart form that say it; what stays is left out. */
export function pictureFields<Name extends string>(name: Name, choice: PictureChoice) {
  if (choice === null) return {};
  return choice === 'removed' ? { removeImage: true } : ({ [name]: asBinary(choice) } as Record<Name, string>);
}

/** The server's refusals of a picture name no field: here they get it. */
export function atPicture(error: unknown, field: string): unknown {
  return hasCode(error, 'IMAGE_TOO_LARGE', 'INVALID_IMAGE') ? atField(error, field) : error;
}
