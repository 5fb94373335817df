import * as words from '#words/address';
import type { Position } from '../../../map/position.ts';
import { addressLine } from './address.ts';
import type { LookedUp } from './place-address.ts';
import type { Lookup } from './use-reverse-lookup.ts';

interface Props {
  position: Position | null;
  lookup: Lookup;
  known: LookedUp;
}

/**
 * The address of the pin (rule A12). Above the buttons, because below the map a phone would not show it. Before a place is chosen, only
 * this line says that the pin has none.
 */
export function SelectedLocation({ position, lookup, known }: Props) {
  return (
    <div aria-live="polite" className="min-w-0 basis-full">
      <p className="text-sm font-semibold">{words.selected}</p>
      <p className="text-sm wrap-anywhere text-muted">
        {lookup === 'looking' ? words.lookingUp : position ? lineOf(known, position) : words.movePin}
      </p>
    </div>
  );
}

/** A place without a name is shown by its coordinates. */
function lineOf(known: LookedUp, { latitude, longitude }: Position): string {
  return addressLine(known) || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
