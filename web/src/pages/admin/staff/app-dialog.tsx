import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmTotp as confirmBounds } from '../../../../../common/bounds/staff.gen.ts';
import { AppCodeField } from '../../../features/accounts/second-factor/app-code-field.tsx';
import { PasswordQuestion } from '../../../features/office/admin-shell/password-question.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { useFields } from '../../../forms/use-fields.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextToCopy } from '../../../ui/text-to-copy.tsx';
import { toast } from '../../../ui/toast.ts';
import { type TotpKey, useChangeSignIn } from './own-sign-in.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  /** An app is on already, and stays until the new one made a code. */
  isOn: boolean;
  onClose: () => void;
}

/** Turns an app for codes on, in three steps: the password, a code of the new key, the recovery codes (rule S34). */
export default function AppDialog({ isOn, onClose }: Props) {
  const { beginTotp } = useChangeSignIn();
  const [key, setKey] = useState<TotpKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (key) {
    const done = (made: string[] | null) => (made ? setCodes(made) : onClose());
    return <FirstCode totp={key} onDone={done} onClose={onClose} />;
  }
  return (
    <PasswordQuestion
      title={isOn ? 'Change to another phone?' : 'Turn an app on?'}
      save="Continue"
      saving="Checking..."
      onSave={async typed => setKey(await beginTotp(typed))}
      onClose={onClose}
      fallback="Failed to begin"
    >
      {isOn ? (
        <p>The app on the old phone works until the new one has made its first code.</p>
      ) : (
        <p>
          You need an authenticator app on your phone, like Google Authenticator, Aegis or the one in your password manager. You
          are then signed out everywhere but here.
        </p>
      )}
    </PasswordQuestion>
  );
}

interface Values {
  code: string;
}

const resolver = fromContract<Values>(confirmBounds);

interface FirstCodeProps {
  totp: TotpKey;
  /** With the recovery codes, if there were none yet. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

function FirstCode({ totp: { key, address, qrCode }, onDone, onClose }: FirstCodeProps) {
  const { confirmTotp } = useChangeSignIn();
  const form = useForm<Values>({ resolver, defaultValues: { code: '' } });
  const field = useFields(form, confirmBounds);

  async function save(typed: Values) {
    const codes = await confirmTotp(typed);
    toast.success('The app is on');
    onDone(codes);
  }

  return (
    <FormDialog
      form={form}
      title="Scan with Your App"
      save="Turn On"
      saving="Checking..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to turn the app on"
    >
      <img
        src={qrCode}
        alt="QR code of the key for your app"
        width={192}
        height={192}
        className="size-48 justify-self-center rounded-md bg-card"
      />
      <TextToCopy title="Or type this key" copies="the key" text={key} isCode />
      <LinkButton href={address} variant="secondary" size="sm">
        Open the app on this phone
      </LinkButton>
      <AppCodeField hint="Then type the six digits that the app shows." isBusy={form.formState.isSubmitting} {...field('code')} />
    </FormDialog>
  );
}
