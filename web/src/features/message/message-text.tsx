import { instant } from '../../shared/format.ts';
import { writtenMobile } from '../../shared/phone.ts';
import { ReachButtons } from '../admin-shell/reach-buttons.tsx';
import { useSalonName } from '../settings/salon.tsx';
import type { Message } from './use-messages.ts';

/** The whole text, and the ways to answer it. */
export function MessageText({ message: { name, mobile, email, message, createdAt } }: { message: Message }) {
  const salonName = useSalonName();
  return (
    <>
      <p className="figures text-sm text-muted">{instant(createdAt)}</p>
      <p className="text-lg whitespace-pre-line wrap-anywhere">{message}</p>
      <section aria-labelledby="reply" className="border-t border-line pt-5">
        <h3 id="reply" className="mb-1 font-display text-xl font-medium">
          Reply
        </h3>
        <p className="figures mb-4 text-sm text-muted wrap-anywhere">
          {[mobile && writtenMobile(mobile), email].filter(Boolean).join(' · ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <ReachButtons
            name={name}
            mobile={mobile}
            email={email}
            subject={`Your message to ${salonName}`}
            text={`Hello ${name},\n\nthank you for your message to ${salonName}.\n\n`}
          />
        </div>
      </section>
    </>
  );
}
