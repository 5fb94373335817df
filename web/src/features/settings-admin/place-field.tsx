import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../forms/text-field.tsx';
import { LateMap } from '../../map/late-map.tsx';
import type { Position } from '../../map/position.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useSettingsPreview } from './preview.tsx';
import type { SettingsValues } from './settings-form.ts';

/** About 10 cm, and still short. */
const decimals = 6;

/** Where the salon is: a pin to move, or typed degrees. */
export function PlaceField() {
  const { register, setValue, formState } = useFormContext<SettingsValues>();
  const { errors } = formState;
  const [latitude, longitude] = useWatch<SettingsValues, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] });
  const { settings } = useSettingsPreview();
  const map = useSettings()?.map;

  // Half-typed degrees do not move the pin.
  const typed = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace = latitude !== '' && longitude !== '' && Math.abs(typed.latitude) <= 90 && Math.abs(typed.longitude) <= 180;
  const pin = isPlace ? typed : { latitude: Number(settings.latitude), longitude: Number(settings.longitude) };

  function move(to: Position) {
    for (const axis of ['latitude', 'longitude'] as const) {
      setValue(axis, to[axis].toFixed(decimals), { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Position on the map</legend>
      <LateMap
        pin={pin}
        onMove={move}
        pinLabel="The salon. Move it with the arrow keys, or drag it."
        tileUrl={map?.tileUrl}
        attribution={map?.attribution}
        className="h-64 rounded-lg"
        without="The position can be typed below."
        zoom={16}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="Latitude"
          inputMode="decimal"
          required
          autoComplete="off"
          error={errors.latitude?.message}
          {...register('latitude')}
        />
        <TextField
          label="Longitude"
          inputMode="decimal"
          required
          autoComplete="off"
          error={errors.longitude?.message}
          {...register('longitude')}
        />
      </div>
    </fieldset>
  );
}
