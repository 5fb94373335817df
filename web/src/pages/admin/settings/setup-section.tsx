import { useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { EmptyDemoDialog } from '../../../features/office/setup/empty-demo-dialog.tsx';
import { useChangeSetup, useSetup } from '../../../features/office/setup/use-setup.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { SettingsSection } from './settings-section.tsx';

/** Brings the first steps back, and empties the demo. Nothing once both are over. */
export function SetupSection() {
  const { data: setup } = useSetup();
  const { dismiss } = useChangeSetup();
  const [isAsked, setAsked] = useState(false);
  const isDone = setup?.steps.every(({ done }) => done) ?? true;
  const canReturn = setup?.dismissed && !isDone;
  if (!setup || (!canReturn && !setup.demo)) return null;

  async function bringBack() {
    try {
      await dismiss(false);
      toast.success('The first steps are on the dashboard again.');
    } catch (error) {
      toast.error(messageOf(error, 'The steps could not be brought back.'));
    }
  }

  return (
    <SettingsSection title="First steps">
      <div className="flex flex-wrap gap-3">
        {canReturn && (
          <Button variant="secondary" onClick={bringBack}>
            Show the First Steps Again
          </Button>
        )}
        {setup.demo && (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            Empty the Demo
          </Button>
        )}
      </div>
      {isAsked && <EmptyDemoDialog onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}
