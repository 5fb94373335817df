import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { proveSecondFactor } from '../../../../../common/bounds/auth.gen.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { Form } from '../../../forms/form.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { AppCodeField } from './app-code-field.tsx';
import { knowsPasskeys, signWithPasskey } from './use-passkey.ts';

type Schemas = components['schemas'];
export type Question = Schemas['SecondFactorQuestion'];
type Way = Schemas['SecondFactorWay'];
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

/** Asks for the second factor: a passkey, a code of the app, or a recovery code (rules S34 to S37). */
export function SecondStep({ question: { ticket, ways }, onProved, onEnded, children }: Props) {
  const open = ways.filter(way => way !== 'PASSKEY' || knowsPasskeys());
  const [way, setWay] = useState(open[0] ?? 'RECOVERY_CODE');

  /** Hands the token on, or what has ended. Throws what another try may mend. */
  async function prove(call: Promise<{ token: string }>) {
    try {
      onProved((await call).token);
    } catch (error) {
      if (!hasCode(error, 'SIGN_IN_ENDED')) throw error;
      onEnded(error.message);
    }
  }

  return (
    <div className="grid gap-5">
      {way === 'PASSKEY' ? (
        <PasskeyStep ticket={ticket} prove={prove} />
      ) : (
        // Another field than the app's, or it would keep the text.
        <CodeStep key={way} ticket={ticket} isRecovery={way === 'RECOVERY_CODE'} prove={prove} />
      )}
      <div className="grid justify-items-start gap-1">
        {open
          .filter(other => other !== way)
          .map(other => (
            <Button key={other} variant="quiet" size="sm" onClick={() => setWay(other)}>
              {wayWords[other]}
            </Button>
          ))}
        {children}
      </div>
    </div>
  );
}

const wayWords: Record<Way, string> = {
  PASSKEY: 'Use a passkey',
  TOTP: 'Use a code of the app',
  RECOVERY_CODE: 'Use a recovery code',
};

interface StepProps {
  ticket: string;
  prove: (call: Promise<{ token: string }>) => Promise<void>;
}

function PasskeyStep({ ticket, prove }: StepProps) {
  const [problem, setProblem] = useState<Problem | null>(null);

  async function sign() {
    const question = await ask(adminApi.POST('/auth/admin/passkey/options', { body: { ticket } }));
    const response = await signWithPasskey(question);
    return ask(adminApi.POST('/auth/admin/passkey', { body: { ticket, response } }));
  }

  async function press() {
    setProblem(null);
    await prove(sign()).catch(error => setProblem(problemOf(error, 'Failed to sign in')));
  }

  return (
    <>
      {problem && (
        <Alert tone="bad">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <Button block onClick={press}>
        <KeyRound aria-hidden className="size-5" strokeWidth={1.75} />
        Use Your Passkey
      </Button>
    </>
  );
}

interface CodeStepProps extends StepProps {
  isRecovery: boolean;
}

function CodeStep({ ticket, isRecovery, prove }: CodeStepProps) {
  const form = useForm<Values>({ resolver, defaultValues: { ticket, code: '' } });
  const field = useFields(form, proveSecondFactor);
  const { isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={typed => prove(ask(adminApi.POST('/auth/admin/second-factor', { body: typed })))}
      fallback="Failed to sign in"
    >
      {isRecovery ? (
        <TextField
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
  );
}
