/** Why the dialog is open, when signing in is not the visitor's only wish. */
export interface AuthPurpose {
  /** Page to open or action to run after signing in. */
  next?: string | (() => void);
  /** State for the history entry of that page. */
  state?: unknown;
  /** Service that is added to the cart after signing in. The dialog names it. */
  adding?: string;
}

/** Props of the login and the register dialog. */
export type AuthDialogProps = AuthPurpose & {
  /** Typed in the other dialog before. */
  mobile: string;
  onClose: () => void;
  /** Opens the other dialog with this mobile. */
  onSwitch: (mobile: string) => void;
  /** Called when the session exists. Closes the dialog and continues. */
  onSignedIn: () => void;
};
