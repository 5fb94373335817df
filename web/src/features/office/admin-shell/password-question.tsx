import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { removeTotp } from '../../../../../common/bounds/staff.gen.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { OwnPasswordField } from './own-password.tsx';

interface Values {
  currentPassword: string;
}

// Every request that asks for the password alone has these bounds.
const resolver = fromContract<Values>(removeTotp);

interface Props {
  title: string;
  children: ReactNode;
  save: string;
  saving: string;
  onSave: (typed: Values) => Promise<void>;
  onClose: () => void;
  fallback: string;
}

/** Asks for the own password alone, before what lasts (rules K13, S33). */
export function PasswordQuestion({ title, children, save, saving, onSave, onClose, fallback }: Props) {
  const form = useForm<Values>({ resolver, defaultValues: { currentPassword: '' } });
  return (
    <FormDialog
      form={form}
      title={title}
      size="sm"
      save={save}
      saving={saving}
      onSave={onSave}
      onClose={onClose}
      fallback={fallback}
    >
      <div>{children}</div>
      <OwnPasswordField />
    </FormDialog>
  );
}
