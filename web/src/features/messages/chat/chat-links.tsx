import * as chat from '#words/chat';
import { withCountry } from '../../../../../common/phone.ts';
import { whatsAppLink } from '../../../shared/outside-links.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ChatWords } from './chat-words.ts';

/** Opens WhatsApp with the words filled in. Nothing is sent until the user presses send there. */
export function ChatLinks({ name, mobile, words }: { name: string; mobile: string; words: ChatWords[] }) {
  return (
    <fieldset className="mt-3 print:hidden">
      <legend className="text-sm text-muted">{chat.writeOnWhatsApp}</legend>
      <div className="flex flex-wrap gap-2">
        {words.map(({ label, text }) => (
          <LinkButton
            key={label}
            size="sm"
            variant="quiet"
            href={whatsAppLink(withCountry(mobile), text)}
            aria-label={chat.writeTo(name, label)}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </fieldset>
  );
}
