/**
 * The port to the SMS provider. `send` resolves when the provider has taken the message and throws when it has not, or
 * NoAnswer (call.ts) when it may have.
 */
export interface Sms {
  /** `to` is a mobile of 10 digits; `code` is the passcode, for providers that fill a template of their own. */
  send(message: { to: string; body: string; code: string }): Promise<void>;
}
