import { Alert } from '../../../ui/alert.tsx';

/** Staff tell this customer themselves (rule Q36). */
export function UnreachedNote({ isShown }: { isShown: boolean | undefined }) {
  return isShown ? <Alert tone="warning">Messages do not reach this customer. Please call.</Alert> : null;
}
