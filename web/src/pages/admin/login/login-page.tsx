import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { components } from '#contract';
import { adminLogin } from '../../../../../common/bounds/auth.gen.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { enter, signIn, useStaffToken } from '../../../api/staff-session.ts';
import { type Question, SecondStep } from '../../../features/accounts/second-factor/second-step.tsx';
import { passwordInDoubt } from '../../../features/office/admin-shell/password-in-doubt.ts';
import { Form } from '../../../forms/form.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';

type Credentials = Typed<components['schemas']['AdminLoginRequest'], 'email' | 'password' | 'keepSignedIn'>;

const resolver = fromContract<Credentials>(adminLogin);

export default function LoginPage() {
  useDocumentTitle('Admin Login');
  const token = useStaffToken();
  const asked = useHistoryState<{ next?: unknown; isPasswordInDoubt?: unknown } | null>();
  const form = useForm<Credentials>({ resolver, defaultValues: { email: '', password: '', keepSignedIn: false } });
  const [question, setQuestion] = useState<Question | null>(null);

  async function submit(typed: Credentials) {
    // Cleared first, because the page that opens next may show a toast.
    toast.clear();
    const asked = await signIn(typed);
    if (asked) setQuestion(asked);
    else welcome();
  }

  function goBack(why?: string) {
    setQuestion(null);
    if (why) form.setError('root', { message: why });
  }

  if (token) return <Redirect to={pageAfter(asked?.next)} replace />;
  return (
    <main id="main" data-staff-sign-in className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="w-full max-w-md">
        <div className="flex items-center gap-3">
          <img src="/icon.svg" alt="" width={48} height={48} className="size-12" />
          <PageTitle>Admin Login</PageTitle>
        </div>
        <p className="mt-2 mb-6 text-muted">
          {question ? 'Your password is right. Now confirm that it is you.' : 'For the staff of the salon.'}
        </p>
        {question ? (
          <SecondStep
            question={question}
            onProved={proved => {
              enter(proved);
              welcome();
            }}
            onEnded={goBack}
          >
            <Button variant="quiet" size="sm" onClick={() => goBack()}>
              Sign in as somebody else
            </Button>
          </SecondStep>
        ) : (
          <PasswordStep form={form} onSubmit={submit} isInDoubt={asked?.isPasswordInDoubt === true} />
        )}
        <p className="mt-5 text-sm">
          Looking for a visit? <TextLink href={paths.home}>Go to the salon's site</TextLink>
        </p>
      </Card>
    </main>
  );
}

function welcome() {
  toast.success('Admin login successful!');
}

interface PasswordProps {
  form: UseFormReturn<Credentials, unknown, Credentials>;
  onSubmit: (typed: Credentials) => Promise<void>;
  /** The password may have been changed without an answer. */
  isInDoubt: boolean;
}

function PasswordStep({ form, onSubmit, isInDoubt }: PasswordProps) {
  const { isSubmitting } = form.formState;
  const field = useFields(form, adminLogin);
  return (
    <>
      {isInDoubt && (
        <Alert tone="warning" className="mb-6">
          {passwordInDoubt}
        </Alert>
      )}
      <Form form={form} onSubmit={onSubmit} fallback="Login failed">
        <TextField label="E-mail" type="email" autoComplete="username" {...field('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <label className="flex min-h-12 items-center gap-3">
          <input type="checkbox" className="size-5 shrink-0" {...form.register('keepSignedIn')} />
          <span>
            <span className="font-semibold">Keep me signed in on this phone</span>
            <span className="block text-sm text-muted">For 30 days, if only you use it</span>
          </span>
        </label>
        <Button type="submit" block busy={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </Form>
    </>
  );
}

/** The page that asked for the sign-in; never one outside the admin area, whatever the history holds. */
function pageAfter(next: unknown): string {
  return typeof next === 'string' && /^\/admin(\/|\?|$)/.test(next) && !next.startsWith(adminPaths.login)
    ? next
    : adminPaths.dashboard;
}
