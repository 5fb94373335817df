import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/number';
import { ask } from '../../api/client.ts';
import { askedOf, type NumberSide, numberDraft } from '../../features/office/change-mobile/number-side.ts';
import { hasKept } from '../../forms/use-kept.ts';
import type { Person } from '../../shared/kept.ts';
import { lazy } from '../../shared/lazy.ts';
import { professionalKeys } from '../../shared/professional-keys.ts';
import { readerLanguage } from '../../shared/reader-language.ts';
import { read } from '../../shared/storage.ts';
import { Button } from '../../ui/button.tsx';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { professionalApi, sessionEnd } from './visit/professional-session.ts';

const NumberDialog = lazy(() => import('../../features/office/change-mobile/number-dialog.tsx'));

const professional: Person = {
  place: 'page',
  name: () => read(professionalKeys.id),
  wasCutOff: () => sessionEnd.read(),
};

const side: NumberSide = {
  by: professional,
  digits: 6,
  present: null,
  ask: mobile =>
    ask(professionalApi.POST('/auth/professional/mobile/passcode', { body: { ...askedOf(mobile), ...readerLanguage } })),
  change: async body => {
    await ask(professionalApi.PUT('/auth/professional/mobile', { body }));
  },
};

/** She signs in with her number, so she changes it here (rule S28). */
export function OwnNumber() {
  const [isOpen, setOpen] = useState(() => hasKept({ by: professional, of: numberDraft }));
  return (
    <>
      <Button variant="quiet" className="justify-self-center" onClick={() => setOpen(true)}>
        <Smartphone aria-hidden className="size-5" strokeWidth={1.75} />
        {words.changeNumber}
      </Button>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <NumberDialog side={side} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}
