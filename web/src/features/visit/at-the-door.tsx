import { DoorClosed, Phone } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/visit';
import { clockOf } from '../../shared/format.ts';
import { callLink } from '../../shared/outside-links.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NobodyDialog } from './nobody-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import type { ShownVisit } from './tap-rules.ts';

interface Props {
  visit: ShownVisit;
  phone: string | undefined;
}

/** What may happen at the door instead of the visit: nobody is there, or it is refused (rules N83 and N84). */
export function AtTheDoor({ visit, phone }: Props) {
  const [asked, setAsked] = useState<'nobody' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  if (visit.isRefused) return <Alert tone="warning">{words.visitIsRefused}</Alert>;
  if (visit.state !== 'ARRIVED') return null;
  return (
    <div className="grid gap-2">
      {visit.nobodyAt ? (
        <Alert
          tone="warning"
          action={
            phone && (
              <LinkButton size="sm" variant="secondary" href={callLink(phone)}>
                <Phone aria-hidden className="size-4.5" />
                {common.callTheSalon}
              </LinkButton>
            )
          }
        >
          {words.toldNobodyAt(clockOf(visit.nobodyAt))} {words.salonDecides}
        </Alert>
      ) : (
        <Button variant="secondary" size="lg" block onClick={() => setAsked('nobody')}>
          <DoorClosed aria-hidden className="size-6" strokeWidth={1.75} />
          {words.nobodyHere}
        </Button>
      )}
      <Button variant="quiet" block onClick={() => setAsked('refuse')}>
        {words.visitRefused}
      </Button>
      {asked === 'nobody' && <NobodyDialog visit={visit} onClose={close} />}
      {asked === 'refuse' && <RefuseDialog visit={visit} onClose={close} />}
    </div>
  );
}
