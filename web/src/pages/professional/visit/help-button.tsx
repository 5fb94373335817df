import { LifeBuoy, Phone } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/visit';
import { callLink } from '../../../shared/outside-links.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import { nameOf, stepWords } from './visit-words.ts';

interface Props {
  visit: ShownVisit;
  phone: string | undefined;
}

/** 'I need help': calls the salon and marks the visit, so that every dashboard shows it. */
export function HelpButton({ visit, phone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { bookingId } = visit;

  function callForHelp() {
    // The link must still be there when the browser follows it.
    setTimeout(() => setAsking(false));
    void addTap({ bookingId, step: 'HELP', visit: nameOf(visit) });
  }

  return (
    <>
      <Button variant="secondary" size="lg" block onClick={() => setAsking(true)} className="border-madder! text-madder!">
        <LifeBuoy aria-hidden className="size-6" strokeWidth={1.75} />
        {stepWords.HELP}
      </Button>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={words.helpQuestion}
          footer={
            <div className="grid w-full gap-3">
              {/* A link, because only a tap on one opens the phone without a question of the browser. */}
              {phone ? (
                <a
                  href={callLink(phone)}
                  onClick={callForHelp}
                  className={`${buttonLook({ variant: 'danger', size: 'lg', block: true })} min-h-16 text-xl!`}
                >
                  <Phone aria-hidden className="size-6" />
                  {words.callForHelp}
                </a>
              ) : (
                <Button variant="danger" size="lg" block onClick={callForHelp} className="min-h-16 text-xl!">
                  {words.askForHelp}
                </Button>
              )}
              <Button variant="secondary" size="lg" block onClick={() => setAsking(false)}>
                {common.cancel}
              </Button>
            </div>
          }
        >
          <p className="text-lg">{words.helpText}</p>
        </Dialog>
      )}
    </>
  );
}
