import { MapPin, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { NumberField, TextArea, TextField } from '../../../forms/text-fields.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { SettingsValues } from './settings-form.ts';
import { useSettingsFields } from './use-settings-fields.ts';

interface Props {
  index: number;
  /** True while the area can be changed on the map. */
  isEdited: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const kindNames = { CIRCLE: 'Circle', POLYGON: 'Shape', PIN_CODES: 'PIN codes' };

/** One area. Everything that the map can do can be typed, too. */
export function AreaItem({ index, isEdited, onEdit, onRemove }: Props) {
  const field = useSettingsFields();
  const { kind, name } = useWatch<SettingsValues, `areas.${number}`>({ name: `areas.${index}` });
  const wire = (name: 'name' | 'latitude' | 'longitude' | 'radiusKm' | 'points' | 'postalCodes') => ({
    ...field(`areas.${index}.${name}`),
    required: true,
  });
  const called = name.trim() || `area ${index + 1}`;

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-semibold">{kindNames[kind]}</h3>
        <div className="-my-1.5 flex items-center">
          {kind !== 'PIN_CODES' && (
            <Button variant="quiet" size="sm" aria-pressed={isEdited} onClick={onEdit}>
              <MapPin aria-hidden className="size-4.5" strokeWidth={1.75} />
              {isEdited ? 'On the map now' : 'Change on the Map'}
            </Button>
          )}
          <IconButton icon={Trash2} label={`Remove ${called}`} onClick={onRemove} />
        </div>
      </div>
      <TextField label="Name" hint="Only you see it." autoComplete="off" {...wire('name')} />
      {kind === 'CIRCLE' && (
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
          <NumberField label="Radius in km" {...wire('radiusKm')} />
          <NumberField label="Latitude" {...wire('latitude')} />
          <NumberField label="Longitude" {...wire('longitude')} />
        </div>
      )}
      {kind === 'POLYGON' && (
        <TextArea
          label="Corners"
          hint="Tap the map to add a corner, drag it to move it, tap it to remove it. Or type one a line: latitude, longitude."
          rows={4}
          maxLength={5000}
          {...wire('points')}
        />
      )}
      {kind === 'PIN_CODES' && (
        <TextArea
          label="PIN codes"
          hint="With commas or blanks between them."
          rows={3}
          maxLength={5000}
          {...wire('postalCodes')}
        />
      )}
    </li>
  );
}
