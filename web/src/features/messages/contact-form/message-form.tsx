import { MailCheck } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import * as words from '#words/message';
import { sendMessage } from '../../../../../common/bounds/messages.gen.ts';
import { writtenMobile } from '../../../../../common/phone.ts';
import { api, ask } from '../../../api/client.ts';
import { useSave } from '../../../api/use-save.ts';
import { Form } from '../../../forms/form.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { useLeaveWarning } from '../../../forms/use-leave-guard.ts';
import { useStill } from '../../../forms/use-still.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { fill } from '../../../ui/fill.tsx';
import { customer } from '../../accounts/auth/customer.ts';
import { type Profile, useProfile } from '../../accounts/profile/use-profile.ts';

const resolver = fromContract<MessageValues>(
  sendMessage,
  ({ mobile, email }, refuse) => {
    if (!mobile && !email) refuse('mobile', words.oneIsEnough);
  },
  { name: words.nameRequired, message: words.messageRequired },
);

export default function MessageForm() {
  const known = useKnownSender(useProfile().profile);
  // Typed values stay when the profile arrives.
  const form = useForm({ resolver, defaultValues: known, values: known, resetOptions: { keepDirtyValues: true } });
  const field = useFields(form, sendMessage);
  const { isSubmitting, dirtyFields } = form.formState;
  const save = useSave();
  const [answerAt, setAnswerAt] = useState<string | null>(null);
  useKeptForm(form, { by: customer, of: 'message', alsoWhenLeft: true, onlyInTab: ['name', 'mobile', 'email'] });
  useLeaveWarning(Boolean(dirtyFields.message) && answerAt === null);
  const fields = useStill<HTMLDivElement>(isSubmitting);

  if (answerAt) {
    return (
      <MessageSent
        answerAt={answerAt}
        onAnother={() => {
          setAnswerAt(null);
          form.setValue('message', '', { shouldDirty: false });
        }}
      />
    );
  }

  return (
    <Form
      form={form}
      fallback={words.sendFailed}
      onSubmit={async typed => {
        const body = messageRequest(typed);
        const { mobile, email } = await save(body, header => ask(api.POST('/message', { params: { header }, body })));
        setAnswerAt(mobile ?? email);
        form.reset({ ...typed, message: '' });
      }}
    >
      <div ref={fields} className="grid gap-5">
        <TextField label={words.name} autoComplete="name" {...field('name')} />
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-3 text-sm text-muted">{words.whereToAnswer}</legend>
          <PhoneField label={words.mobile} placeholder={words.tenDigits} {...field('mobile', { deps: 'email' })} />
          <TextField
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="name@example.com"
            {...field('email', { deps: 'mobile' })}
          />
        </fieldset>
        <TextArea label={words.message} rows={5} {...field('message')} />
      </div>
      <Button type="submit" size="lg" block busy={isSubmitting}>
        {isSubmitting ? words.sending : words.send}
      </Button>
    </Form>
  );
}

interface SentProps {
  answerAt: string;
  onAnother: () => void;
}

/** Replaces the form and takes the focus, because the pressed button is gone. */
function MessageSent({ answerAt, onAnother }: SentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        icon={MailCheck}
        title={words.sent}
        action={
          <Button variant="secondary" onClick={onAnother}>
            {words.writeAnother}
          </Button>
        }
      >
        <p>
          {fill(words.weAnswerAt, {
            where: (
              <span className="figures wrap-anywhere text-ink">
                {answerAt.includes('@') ? answerAt : writtenMobile(answerAt)}
              </span>
            ),
          })}
        </p>
      </EmptyState>
    </div>
  );
}

interface MessageValues {
  name: string;
  mobile: string;
  email: string;
  message: string;
}

/** The form of a signed-in customer, with their name and contact. The same object until the profile changes. */
function useKnownSender(profile: Profile | undefined): MessageValues {
  return useMemo(
    () => ({ name: profile?.fullName ?? '', mobile: profile?.mobile ?? '', email: profile?.email ?? '', message: '' }),
    [profile],
  );
}

/** Leaves out empty fields (rule V13: a mobile or an e-mail). */
function messageRequest({ name, mobile, email, message }: MessageValues): components['schemas']['MessageRequest'] {
  const at = email.trim();
  return { name: name.trim(), ...(mobile && { mobile }), ...(at && { email: at }), message: message.trim() };
}
