/** The password of the staff that tests make. */
import { scryptSync } from 'node:crypto';

export const ADMIN_PASSWORD = 'correct horse battery';
/** A hash of ADMIN_PASSWORD that is quick to check. */
export const CHEAP_HASH = `$scrypt$ln=1,r=1,p=1$c2FsdA$${scryptSync(ADMIN_PASSWORD, 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;
