/**
 * The port to the SMS provider. `send` resolves when the provider has accepted the message. It throws if it did not, or NoAnswer
 * (call.ts) if it may have.
 */
export interface Sms {
  /** `to` is a mobile of 10 digits. `code` is the passcode, for providers with a template of their own. */
  send(message: { to: string; body: string; code: string }): Promise<void>;
}
