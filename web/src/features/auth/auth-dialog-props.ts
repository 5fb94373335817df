/** What the visitor was about to do, when it is not the dialog alone that was asked for. */
export interface AuthPurpose {
  /** Where to go, or what to do, once signed in. */
  next?: string | (() => void);
  /** What the history entry of that page has to remember. */
  state?: unknown;
  /** The service that then goes into the cart: named in the dialog. */
  adding?: string;
}

/** Of the two dialogs that sign in, which lead to each other. */
export type AuthDialogProps = AuthPurpose & {
  /** As typed in the other dialog, if one came from there. */
  mobile: string;
  onClose: () => void;
  /** To the other of the two dialogs, which keeps the mobile. */
  onSwitch: (mobile: string) => void;
  /** The session is there: closes the dialog and goes on with what was asked for. */
  onSignedIn: () => void;
};
