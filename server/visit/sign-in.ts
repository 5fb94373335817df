/** A professional signs in with the mobile that staff entered for her (rule N40). */
import type { Purpose } from '../auth/passcode.ts';
import { startSession } from '../auth/session.ts';
import { AppError } from '../contract/errors.ts';
import type { Tokens } from '../contract/security.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { findActive } from '../professional/team.ts';

const mustFind = async (tx: Queries, mobile: string) => {
  const person = await findActive(tx, { mobile });
  if (!person) throw new AppError('PROFESSIONAL_NOT_FOUND');
  return person.record;
};

export function professionalSignIn(tokens: Tokens): Purpose<Schemas['ProfessionalSignedIn']> {
  return {
    name: 'PROFESSIONAL',
    mustFit: async (tx, mobile) => {
      await mustFind(tx, mobile);
    },
    open: async (tx, { mobile }, now) => {
      const { id: professionalId } = await mustFind(tx, mobile);
      return { professionalId, token: await startSession(tx, tokens, 'PROFESSIONAL', professionalId, now) };
    },
  };
}
