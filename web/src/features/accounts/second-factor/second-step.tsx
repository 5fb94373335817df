import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { proveSecondFactor } from '../../../../../common/bounds/auth.gen.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { Form } from '../../../forms/form.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { AppCodeField } from './app-code-field.tsx';

type Schemas = components['schemas'];
export type Question = Schemas['SecondFactorQuestion'];
type Values = Typed<Schemas['SecondFactorProof'], 'ticket' | 'code'>;

const resolver = fromContract<Values>(proveSecondFactor);

interface Props {
  question: Question;
  onProved: (token: string) => void;
  /** The ticket has ended: only signing in again helps. */
  onEnded: (why: string) => void;
  /** Another way out, beside the ways to answer. */
  children?: ReactNode;
}

/** Asks for the second factor: a code of the app, or a recovery code (rules S34, S35). */
export function SecondStep({ question, onProved, onEnded, children }: Props) {
  const hasApp = question.ways.includes('TOTP');
  const hasCodes = question.ways.includes('RECOVERY_CODE');
  const [isRecovering, setRecovering] = useState(!hasApp);
  const form = useForm<Values>({ resolver, defaultValues: { ticket: question.ticket, code: '' } });
  const field = useFields(form, proveSecondFactor);
  const { isSubmitting } = form.formState;

  async function prove(typed: Values) {
    try {
      onProved((await ask(adminApi.POST('/auth/admin/second-factor', { body: typed }))).token);
    } catch (error) {
      if (!hasCode(error, 'SIGN_IN_ENDED')) throw error;
      onEnded(error.message);
    }
  }

  function change() {
    setRecovering(!isRecovering);
    form.reset();
  }

  return (
    <div className="grid gap-5">
      <Form form={form} onSubmit={prove} fallback="Failed to sign in">
        {isRecovering ? (
          <TextField
            // Another field than the app's, or it would keep the focus and the text.
            key="recovery"
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="k7m2-p9xq-4dfh"
            hint="One of the ten that you kept. It works once."
            {...field('code')}
          />
        ) : (
          <AppCodeField hint="The six digits that the app shows now." isBusy={isSubmitting} {...field('code')} />
        )}
        <Button type="submit" block busy={isSubmitting}>
          {isSubmitting ? 'Checking...' : 'Continue'}
        </Button>
      </Form>
      <div className="grid justify-items-start gap-1">
        {hasApp && hasCodes && (
          <Button variant="quiet" size="sm" onClick={change}>
            {isRecovering ? 'Use a code of the app' : 'Use a recovery code'}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
