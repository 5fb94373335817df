/** Of the two dialogs that sign in, which lead to each other. */
export type AuthDialogProps = {
  /** As typed in the other dialog, if one came from there. */
  mobile: string;
  onClose: () => void;
  /** To the other of the two dialogs, which keeps the mobile. */
  onSwitch: (mobile: string) => void;
  /** The session is there: closes the dialog and goes on with what was asked for. */
  onSignedIn: () => void;
};
