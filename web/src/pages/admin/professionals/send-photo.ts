import { adminApi, ask } from '../../../api/client.ts';
import { asBinary, type Sending, upload } from '../../../api/upload.ts';
import { atPicture, type PictureChoice } from '../../../features/salon/media/picture.ts';

/** A script of its own, because most changes of a professional send no photo. */
export function sendPhoto(id: string, photo: NonNullable<PictureChoice>, sending: Sending) {
  const body = photo === 'removed' ? { removePhoto: true } : { photo: asBinary(photo) };
  return ask(adminApi.PUT('/professional/admin/{id}/photo', { params: { path: { id } }, body, ...upload(sending) })).catch(
    error => {
      throw atPicture(error, 'photo');
    },
  );
}
