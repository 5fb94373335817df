import * as words from '#words/series';
import { SwitchField } from '../../../forms/switch-field.tsx';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the later visits follow. If not, they stay as they are. */
export default function AllLater({ isOn, onChange }: Props) {
  return (
    <SwitchField
      label={words.allLater}
      hint={isOn ? words.allLaterHint : words.othersStay}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
