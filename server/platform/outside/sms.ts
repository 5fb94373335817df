import type { Language } from '../../../common/words/languages.ts';

/**
 * The port to the SMS provider. `send` resolves when the provider has accepted the message. It throws if it did not, or NoAnswer
 * (call.ts) if it may have.
 */
export interface Sms {
  /** `to` is a mobile of 10 digits. `code` and `language` are for providers with templates of their own. */
  send(message: { to: string; body: string; code: string; language: Language }): Promise<void>;
}
