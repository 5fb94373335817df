/** A friend's code came with a link, and waits on this device until somebody signs in (rule D17). */
import { ApiError } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { keys, read, remove, subscribe } from '../../../shared/storage.ts';

let isGiving = false;

async function giveIfSignedIn(): Promise<void> {
  const code = read(keys.friendsCode);
  if (code === null || isGiving || read(keys.authToken) === null) return;
  isGiving = true;
  await ask(api.PUT('/referral/friend', { body: { code } }))
    .then(() => remove(keys.friendsCode))
    .catch(error => {
      // Unknown, or too late: it never counts. Anything else may pass.
      if (error instanceof ApiError && [400, 404, 409].includes(error.status)) remove(keys.friendsCode);
    });
  isGiving = false;
}

export function carryCode(): void {
  subscribe(() => void giveIfSignedIn());
  void giveIfSignedIn();
}
