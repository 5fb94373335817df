/** Asks for passkeys and judges what they signed, by WebAuthn. Nothing here asks the database. */
import type { Schemas } from '../../platform/contract/types.ts';
import { type PasskeyPlace, TICKET } from './rules.ts';
import type { Passkey } from './store.ts';

type Known = Pick<Passkey, 'credentialId' | 'transports'>;

// Loaded only here, because few sign-ins need it.
const library = () => import('@simplewebauthn/server');

/** What authenticators have had for years: EdDSA, ES256, RS256. Node calls newer ones experimental. */
const algorithms = [-8, -7, -257];
const timeout = TICKET.lifetime;
const TYPE = 'public-key';
/** A passkey as browsers look for it. */
export function toRef({ credentialId: id, transports }: Known): Schemas['PasskeyRef'] {
  return { id, type: TYPE, transports };
}

/** What a passkey has to sign; whose passkeys, the caller says. */
export async function askToSign({ rpId }: PasskeyPlace): Promise<Omit<Schemas['PasskeyQuestion'], 'allowCredentials'>> {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return { challenge, rpId, timeout, userVerification: 'preferred' };
}

/** The new counter of the passkey; null if it did not sign this challenge at this site. */
export async function judgeSigned(
  { rpId, origin }: PasskeyPlace,
  { credentialId, publicKey, counter, transports }: Passkey,
  expectedChallenge: string,
  { id, ...response }: Schemas['PasskeyAssertion'],
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: TYPE, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
      // It comes after the password, so a security key that is only touched is enough.
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for whatever does not fit.
    return null;
  }
}

/** For a new passkey of this person, beside those that they have. */
export async function askForNew(
  { rpId }: PasskeyPlace,
  { id, email, salonName }: { id: string; email: string; salonName: string },
  known: Known[],
): Promise<Schemas['NewPasskeyQuestion']['options']> {
  const user = { name: email, displayName: email };
  const { generateRegistrationOptions } = await library();
  const made = await generateRegistrationOptions({
    ...{ rpName: salonName, rpID: rpId, userName: email, userID: Buffer.from(id) },
    supportedAlgorithmIDs: algorithms,
  });
  return {
    challenge: made.challenge,
    rp: { id: rpId, name: salonName },
    user: { ...user, id: made.user.id },
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ alg, type: TYPE })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(toRef),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}

/** The passkey that was made for this challenge at this site; null if none was. */
export async function judgeNew(
  { rpId, origin }: PasskeyPlace,
  expectedChallenge: string,
  { id, transports = [], ...response }: Schemas['PasskeyAttestation'],
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: TYPE, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter, transports };
  } catch {
    return null;
  }
}
