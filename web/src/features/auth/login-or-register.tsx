import { useEffect, useState } from 'react';
import type { AuthDialogProps } from './auth-dialog-props.ts';
import { LoginDialog } from './login-dialog.tsx';
import { RegisterDialog } from './register-dialog.tsx';

type Props = AuthDialogProps & {
  which: 'login' | 'register';
  /** Where it was asked for. */
  page: string;
};

/** In one script: of two, the dialog in which one asks for the other would be gone until that one has come, or for good if it does not. */
export default function LoginOrRegister({ which, page, ...props }: Props) {
  // Whoever went on, or back, while the script was on its way has not waited for it.
  const [isLate] = useState(() => location.pathname !== page);
  const { onClose } = props;
  useEffect(() => {
    if (isLate) onClose();
  }, [isLate, onClose]);
  if (isLate) return null;
  return which === 'login' ? <LoginDialog {...props} /> : <RegisterDialog {...props} />;
}
