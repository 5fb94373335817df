import { useEffect, useState } from 'react';
import { LoginDialog } from './login-dialog.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import type { AuthDialogProps } from './sign-in-step.tsx';

type Props = AuthDialogProps & {
  which: 'login' | 'register';
  /** Path of the page where the dialog was opened. */
  page: string;
};

/** Both dialogs are one script. With two, switching would show nothing until the other one has loaded. */
export default function LoginOrRegister({ which, page, ...props }: Props) {
  // The visitor left the page while the script was loading, so show nothing.
  const [isLate] = useState(() => location.pathname !== page);
  const { onClose } = props;
  useEffect(() => {
    if (isLate) onClose();
  }, [isLate, onClose]);
  if (isLate) return null;
  return which === 'login' ? <LoginDialog {...props} /> : <RegisterDialog {...props} />;
}
