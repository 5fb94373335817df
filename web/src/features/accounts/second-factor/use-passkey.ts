import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { components } from '#contract';
import { ApiError } from '../../../api/api-error.ts';

type Schemas = components['schemas'];

/** Over plain http, and in some apps' own browsers, there are no passkeys. */
export function knowsPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Shown when the person closed the browser's question, or the device has no fitting passkey: browsers do not tell which. */
const notDone = 'The passkey was not used. Please try again, or choose another way.';

async function orNotDone<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new ApiError({ status: 0, errorCode: '', message: wordsOf(error) });
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.name === 'InvalidStateError' ? 'This device has a passkey of yours already.' : notDone;
}

/** The device signs the question. Throws ApiError with words for the person. */
export async function signWithPasskey(question: Schemas['PasskeyQuestion']): Promise<Schemas['PasskeyAssertion']> {
  const { id, response } = await orNotDone(startAuthentication({ optionsJSON: question }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** The device makes a passkey. Throws ApiError with words for the person. */
export async function makePasskey(options: Schemas['NewPasskeyQuestion']['options']): Promise<Schemas['PasskeyAttestation']> {
  const { id, response } = await orNotDone(startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}
