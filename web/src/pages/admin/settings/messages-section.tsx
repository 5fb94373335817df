import { useState } from 'react';
import { useController } from 'react-hook-form';
import { isForSalon, kindWords, type MessageKind, switchableKinds } from '../../../features/messages/message-log/kinds.ts';
import { useMessagePreviews } from '../../../features/messages/message-log/use-message-previews.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

const MessageWords = lazy(() => import('../../../features/messages/message-log/message-words.tsx'));

/** Which kinds of messages are sent (rule Q10), and what they say (rule Q20). */
export default function MessagesSection() {
  const { field, formState } = useController<SettingsValues, 'messagesOff'>({ name: 'messagesOff' });
  const off = field.value;
  const { data, error } = useMessagePreviews();
  const [isShown, setShown] = useState(false);
  // Alerts have switches of their own. One that is off for everybody can be switched on here.
  const saved = formState.defaultValues?.messagesOff ?? [];
  const kinds = switchableKinds.filter(kind => !isForSalon(kind) || saved.includes(kind));

  const turn = (kind: MessageKind, isOn: boolean) =>
    field.onChange(switchableKinds.filter(one => (one === kind ? !isOn : off.includes(one))));

  return (
    <SettingsSection
      isAlone
      title="Automatic Messages"
      hint="What the salon sends by SMS, WhatsApp and e-mail. From 9 pm to 8 am only what cannot wait."
    >
      <div className="grid items-start gap-x-8 gap-y-3 sm:grid-cols-2">
        {/* A hint that came later would move the switches under somebody's finger. */}
        {data || error ? (
          kinds.map((kind, n) => (
            <SwitchField
              key={kind}
              label={kindWords[kind]}
              hint={data?.messages.find(one => one.kind === kind)?.when}
              checked={!off.includes(kind)}
              onChange={event => turn(kind, event.target.checked)}
              {...(n === 0 && { ref: field.ref })}
            />
          ))
        ) : (
          <Repeat times={kinds.length}>
            <div>
              <TextSkeleton lines={3} />
            </div>
          </Repeat>
        )}
      </div>
      <Button variant="secondary" className="justify-self-start" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the Words' : 'Show the Words'}
      </Button>
      {isShown && (
        <LatePart waiting={<TextSkeleton lines={4} />} missing="The words of the messages did not load.">
          <MessageWords />
        </LatePart>
      )}
    </SettingsSection>
  );
}
