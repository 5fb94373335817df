import { useFormContext } from 'react-hook-form';
import { adminPaths } from '../../../admin-paths.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

/** Whether staff need a second factor (rule S38). */
export default function StaffSection() {
  const field = useSettingsFields();
  const { dirtyFields } = useFormContext<SettingsValues>().formState;
  return (
    <SettingsSection
      isAlone
      title="Sign-in of Staff"
      hint={
        <>
          Set up your own first, at <TextLink href={adminPaths.signIn}>Sign-in</TextLink>.
        </>
      }
    >
      <div className="grid gap-5 md:max-w-96">
        <SwitchField
          label="Staff need a second factor"
          hint="A code of an app or a passkey, after the password. Whoever has none sets one up before anything else. Keys of programs are not concerned."
          {...field('staffSecondFactor')}
        />
        {dirtyFields.staffSecondFactor && <OwnPasswordField comesAndGoes />}
      </div>
    </SettingsSection>
  );
}
