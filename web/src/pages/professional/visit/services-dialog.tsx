import { useState } from 'react';
import * as words from '#words/visit-services';
import { ask } from '../../../api/client.ts';
import type { Problem } from '../../../api/message-of.ts';
import { isSame, type Line, servicesIn } from '../../../features/visits/visit-services/lines.ts';
import { PreviewFacts, usePreview, whyNot } from '../../../features/visits/visit-services/preview.tsx';
import { ServicesEditor } from '../../../features/visits/visit-services/services-editor.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { toast } from '../../../ui/toast.ts';
import { professionalApi } from './professional-session.ts';

interface Props {
  bookingId: string;
  /** The services as booked. */
  before: Line[];
  /** What the customer is asked about already. */
  asked: Line[] | undefined;
  /** Reads the visit anew. */
  onAsked: () => Promise<unknown>;
  onClose: () => void;
}

/** More services at the door, or other ones: the customer is asked (rule B60). Needs network, because the customer has to agree. */
export default function ServicesDialog({ bookingId, before, asked, onAsked, onClose }: Props) {
  const [lines, setLines] = useState(asked ?? before);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = (services: ReturnType<typeof servicesIn>, preview: boolean) =>
    ask(
      professionalApi.PUT('/visit/{bookingId}/services', {
        params: { path: { bookingId }, query: { preview } },
        body: { services },
      }),
    );
  const { preview, error } = usePreview(bookingId, isSame(before, lines) ? null : servicesIn(lines), services =>
    change(services, true),
  );
  const shown = problem ?? (error ? whyNot(error, words.askFailed) : null);

  async function send() {
    if (!preview || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await change(servicesIn(lines), false);
      toast.success(words.isAsked);
      await onAsked().catch(() => null);
      onClose();
    } catch (refusal) {
      setProblem(whyNot(refusal, words.askFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      tall
      title={words.changeServices}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button block size="lg" busy={isBusy} aria-disabled={!preview} onClick={send}>
          {isBusy ? words.asking : words.askCustomer}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {shown && (
          <Alert tone="bad">
            <ProblemWords of={shown} />
          </Alert>
        )}
        {preview && <PreviewFacts preview={preview} />}
        <ServicesEditor
          lines={lines}
          onChange={next => {
            setProblem(null);
            setLines(next);
          }}
        />
      </div>
    </Dialog>
  );
}
