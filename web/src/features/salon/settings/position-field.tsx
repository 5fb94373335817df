import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { LateMap } from '../../../map/late-map.tsx';
import type { Position } from '../../../map/position.ts';
import { numberAsTyped } from '../../../shared/as-typed.ts';
import { useSettings } from './use-settings.ts';

/** About 10 cm, and still short. */
const decimals = 6;

/** The fields of a form that has a position. */
interface TypedPosition {
  latitude: string;
  longitude: string;
}

interface Props {
  legend: string;
  /** The pin's name for screen readers. */
  pinLabel: string;
  /** Where the pin is while the typed degrees are no position. */
  otherwise: TypedPosition | undefined;
}

/** A position of the form: a pin to move, or typed degrees. */
export function PositionField({ legend, pinLabel, otherwise }: Props) {
  const form = useFormContext<TypedPosition>();
  const field = useFields(form);
  const [latitude, longitude] = useWatch<TypedPosition, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] });
  const map = useSettings()?.map;

  // Half-typed degrees do not move the pin.
  const typed = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace = latitude !== '' && longitude !== '' && Math.abs(typed.latitude) <= 90 && Math.abs(typed.longitude) <= 180;
  const known = otherwise && { latitude: Number(otherwise.latitude), longitude: Number(otherwise.longitude) };

  function move(to: Position) {
    for (const axis of ['latitude', 'longitude'] as const) {
      form.setValue(axis, to[axis].toFixed(decimals), { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <LateMap
        pin={isPlace ? typed : known}
        onMove={move}
        pinLabel={pinLabel}
        tileUrl={map?.tileUrl}
        attribution={map?.attribution}
        className="h-64 rounded-lg"
        without="The position can be typed below."
        zoom={16}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField label="Latitude" inputMode="decimal" required autoComplete="off" read={numberAsTyped} {...field('latitude')} />
        <TextField
          label="Longitude"
          inputMode="decimal"
          required
          autoComplete="off"
          read={numberAsTyped}
          {...field('longitude')}
        />
      </div>
    </fieldset>
  );
}
