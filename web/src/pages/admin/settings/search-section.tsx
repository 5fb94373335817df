import { TextArea } from '../../../forms/text-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

export default function SearchSection() {
  const field = useSettingsFields();
  return (
    <SettingsSection isAlone title="Search" hint="Words that mean the same. A search for one finds the others, too.">
      <TextArea
        label="Words that mean the same"
        hint="One group on each line, with commas between the words, like: mehndi, mehendi. Capitals, hyphens and blanks make no difference: make-up already finds makeup."
        rows={10}
        autoCapitalize="none"
        spellCheck={false}
        {...field('searchSynonyms')}
      />
    </SettingsSection>
  );
}
