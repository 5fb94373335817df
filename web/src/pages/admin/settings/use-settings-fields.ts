import { useFormContext } from 'react-hook-form';
import { useFields } from '../../../forms/use-fields.ts';
import { type SettingsValues, settingsBounds } from './settings-form.ts';

/** The props of the fields of the settings around it. */
export function useSettingsFields() {
  return useFields(useFormContext<SettingsValues>(), settingsBounds);
}
