/** A professional signs in with the mobile that staff entered for her (rule N40). */
import type { Language } from '../../../common/words/languages.ts';
import type { Purpose } from '../../accounts/auth/passcode.ts';
import { startSession } from '../../accounts/auth/session.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { setMessageLanguage } from '../../schedule/professional/people.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { mustBeActive } from './own-visit.ts';

const mustFind = async (tx: Queries, mobile: string) => {
  const person = await findActive(tx, { mobile });
  if (!person) throw new AppError('PROFESSIONAL_NOT_FOUND');
  return person.record;
};

export function professionalSignIn(tokens: Tokens): Purpose<Schemas['ProfessionalSignedIn']> {
  return {
    name: 'PROFESSIONAL',
    digits: 6,
    mustFit: async (tx, mobile) => {
      return (await mustFind(tx, mobile)).messageLanguage;
    },
    open: async (tx, { mobile, language }, now) => {
      const { id: professionalId } = await mustFind(tx, mobile);
      if (language) await setMessageLanguage(tx, professionalId, language);
      return { professionalId, token: await startSession(tx, tokens, 'PROFESSIONAL', professionalId, now) };
    },
  };
}

/** She chooses it on her phone. */
export async function chooseLanguage({ db }: Deps, caller: Caller, language: Language): Promise<void> {
  await db.tx(async tx => {
    await mustBeActive(tx, caller);
    await setMessageLanguage(tx, caller.id, language);
  });
}
