/** The readers of what people type, as the server holds requests against them: with the whole rule for an e-mail address. */
import { READ_AS, type ReadAs } from '../../../common/read-as.ts';
import { readEmail } from '../../../common/typed.ts';
import { isEmail } from './email.ts';

export const TYPED_TEXTS: Record<keyof typeof READ_AS, ReadAs> = {
  ...READ_AS,
  email: { read: readEmail, accepts: isEmail },
  'email or nothing': { read: readEmail, accepts: text => text === '' || isEmail(text) },
};
