import { useState } from 'react';
import type { components } from '#contract';
import type { Language } from '../../../../../common/words/languages.ts';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { TextToCopy } from '../../../ui/text-to-copy.tsx';
import { languageOptions } from '../../accounts/customer/language-options.ts';
import { kindWords } from './kinds.ts';
import { useMessagePreviews } from './use-message-previews.ts';

type Preview = components['schemas']['MessagePreview'];
type Callback = components['schemas']['MessagePreviews']['callbacks'][number];

/** What every kind says on each channel, what to register at the providers, and where they report (rule Q20). */
export default function MessageWords() {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <div className="grid grid-cols-1 gap-4">
      <FilterSelect
        label="Language of the words"
        value={language}
        options={languageOptions}
        onChange={setLanguage}
        className="justify-self-start"
      />
      <WordsIn language={language} />
    </div>
  );
}

function WordsIn({ language }: { language: Language }) {
  const { data, error, reload } = useMessagePreviews(language);
  if (error) return <ReadFailed onRetry={reload}>Failed to load the words of the messages</ReadFailed>;
  if (!data)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the words of the messages">
        <TextSkeleton lines={4} />
      </div>
    );
  // Messages to the salon are English.
  const messages = data.messages.filter(message => message.language === language);
  const callbacks = data.callbacks.flatMap(({ provider, address }) => {
    const title = callbackWords[provider];
    return title ? [{ title, address }] : [];
  });
  return (
    <div className="border-t border-line">
      {messages.map(preview => (
        <Accordion key={preview.kind} title={kindWords[preview.kind]}>
          <Words preview={preview} />
        </Accordion>
      ))}
      {callbacks.length > 0 && (
        <Accordion title="Addresses for delivery reports">
          <div className="grid gap-4">
            {callbacks.map(({ title, address }) => (
              <TextToCopy key={title} title={title} text={address} isCode />
            ))}
          </div>
        </Accordion>
      )}
    </div>
  );
}

/** The payment provider's address is beside the other settings of payments. */
const callbackWords: Partial<Record<Callback['provider'], string>> = {
  WHATSAPP: 'WhatsApp: enter it in the app at Meta, and subscribe to messages',
  MSG91: 'MSG91: enter it under Webhooks. Keep it secret',
  TWILIO: 'Twilio: every SMS names it, so you need not enter it',
};

const dltWords: Record<NonNullable<Preview['sms']>['category'], string> = {
  SERVICE_IMPLICIT: 'Category at the DLT: Service Implicit.',
  SERVICE_EXPLICIT: 'Category at the DLT: Service Explicit, with the consent that the customer gives in the profile.',
};
const categoryWords: Record<NonNullable<Preview['whatsapp']>['category'], string> = {
  UTILITY: 'Category at WhatsApp: Utility.',
  MARKETING: 'Category at WhatsApp: Marketing, which costs more.',
};

function Words({ preview: { kind, language, when, sms, whatsapp, email } }: { preview: Preview }) {
  const words = kindWords[kind];
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>{when}</p>
      {sms && (
        <>
          <TextToCopy title="SMS" text={sms.text} />
          <p className="text-sm">{dltWords[sms.category]}</p>
          <TextToCopy title="Template for the DLT" copies={`the DLT template of ${words}`} text={sms.template} isCode />
          {language !== 'en' && (
            <p className="text-sm wrap-anywhere">
              Enter its MSG91 template id in MSG91_TEMPLATES as {kind}.{language}. Without one, the English text is sent.
            </p>
          )}
          {sms.variables.length > 0 && (
            <p className="text-sm wrap-anywhere">
              Variables at MSG91: {sms.variables.map(({ tag, example }, n) => `VAR${n + 1} is ${tag} (${example})`).join('; ')}.
            </p>
          )}
        </>
      )}
      {whatsapp && (
        <>
          <p className="text-sm">{categoryWords[whatsapp.category]}</p>
          {language !== 'en' && (
            <p className="text-sm">
              Add it at WhatsApp as a translation of the same template. Without one, the English text is sent.
            </p>
          )}
          <TextToCopy title="Name at WhatsApp" copies={`the WhatsApp name of ${words}`} text={whatsapp.name} isCode />
          <TextToCopy
            title="Template for WhatsApp"
            copies={`the WhatsApp template of ${words}`}
            text={whatsapp.template}
            isCode
          />
        </>
      )}
      {email && <TextToCopy title="E-mail" text={`${email.subject}\n\n${email.text}`} />}
    </div>
  );
}
