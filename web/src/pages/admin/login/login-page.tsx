import { useForm } from 'react-hook-form';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { components } from '#contract';
import { adminLogin } from '../../../../../common/bounds/auth.gen.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { signIn, useStaffToken } from '../../../api/staff-session.ts';
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
  const { isSubmitting } = form.formState;
  const field = useFields(form, adminLogin);

  async function enter(typed: Credentials) {
    // Cleared first, because the page that opens next may show a toast.
    toast.clear();
    await signIn(typed);
    toast.success('Admin login successful!');
  }

  if (token) return <Redirect to={pageAfter(asked?.next)} replace />;
  return (
    <main id="main" data-staff-sign-in className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="w-full max-w-md">
        <div className="flex items-center gap-3">
          <img src="/icon.svg" alt="" width={48} height={48} className="size-12" />
          <PageTitle>Admin Login</PageTitle>
        </div>
        <p className="mt-2 mb-6 text-muted">For the staff of the salon.</p>
        {asked?.isPasswordInDoubt === true && (
          <Alert tone="warning" className="mb-6">
            {passwordInDoubt}
          </Alert>
        )}
        <Form form={form} onSubmit={enter} fallback="Login failed">
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
        <p className="mt-5 text-sm">
          Looking for a visit? <TextLink href={paths.home}>Go to the salon's site</TextLink>
        </p>
      </Card>
    </main>
  );
}

/** The page that asked for the sign-in; never one outside the admin area, whatever the history holds. */
function pageAfter(next: unknown): string {
  return typeof next === 'string' && /^\/admin(\/|\?|$)/.test(next) && !next.startsWith(adminPaths.login)
    ? next
    : adminPaths.dashboard;
}
