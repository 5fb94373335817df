import { roleWords, type StaffRole } from '../../../api/staff-role.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';

const roles = Object.keys(roleWords) as StaffRole[];

interface Props {
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** What somebody may do in this area (rule K15). */
export function RoleField({ value, onChange }: Props) {
  return (
    <RadioCards
      legend="Role"
      showLegend
      cards={roles.map(role => ({ value: role, ...roleWords[role] }))}
      value={value}
      onChange={onChange}
    />
  );
}
