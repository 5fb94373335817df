import type { AuthDialogProps } from './auth-dialog-props.ts';
import { LoginDialog } from './login-dialog.tsx';
import { RegisterDialog } from './register-dialog.tsx';

/** In one script: of two, the dialog in which one asks for the other would be gone until that one has come, or for good if it does not. */
export default function LoginOrRegister({ which, ...props }: AuthDialogProps & { which: 'login' | 'register' }) {
  return which === 'login' ? <LoginDialog {...props} /> : <RegisterDialog {...props} />;
}
