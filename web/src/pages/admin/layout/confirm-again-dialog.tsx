import { type Question, SecondStep } from '../../../features/accounts/second-factor/second-step.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
}

export default function ConfirmAgainDialog({ question, onAnswer }: Props) {
  return (
    <Dialog title="Confirm That It Is You" size="sm" onClose={() => onAnswer(false)}>
      <p className="mb-5 text-muted">Your second factor was given more than ten minutes ago.</p>
      <SecondStep question={question} onProved={() => onAnswer(true)} onEnded={() => onAnswer(false)} />
    </Dialog>
  );
}
