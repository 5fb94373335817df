import { Circle, MapPin, MapPinned, Pentagon, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { adminPaths } from '../../../admin-paths.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { TellWishes } from '../../../features/schedule/area/tell-wishes.tsx';
import { NumberField, TextArea, TextField } from '../../../forms/text-fields.tsx';
import type { Shape } from '../../../map/area-map.tsx';
import { LateAreaMap } from '../../../map/late-map.tsx';
import { plural } from '../../../shared/format.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type AreaValues, cornersIn, cornersText, degreesText, mostAreas, newArea, placeOf } from './area-form.ts';
import { ConflictsEffect } from './conflicts-effect.tsx';
import { useSettingsPreview } from './preview.tsx';
import type { SettingsValues } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';
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
function AreaItem({ index, isEdited, onEdit, onRemove }: Props) {
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

const kinds = [
  { kind: 'CIRCLE', label: 'Add Circle', icon: Circle },
  { kind: 'POLYGON', label: 'Add Shape', icon: Pentagon },
  { kind: 'PIN_CODES', label: 'Add PIN Codes', icon: MapPinned },
] as const;

/** Where the salon goes (rules A17 to A19): circles and shapes on the map, and lists of PIN codes. */
export default function AreaSection() {
  const { areas, add, remove } = useAreas();
  const { settings } = useSettingsPreview();
  const [edited, setEdited] = useState<number | null>(null);

  return (
    <SettingsSection
      isAlone
      title="Service area"
      hint="Where you go. Without an area you go everywhere; otherwise one that holds the address is enough."
      effect={<AreaEffect />}
    >
      <AreasOnMap edited={edited} />
      {areas.length === 0 ? (
        <p className="text-muted">You go everywhere.</p>
      ) : (
        <ul aria-label="Areas" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {areas.map((_, n) => (
            <AreaItem
              // biome-ignore lint/suspicious/noArrayIndexKey: its fields are bound by their place
              key={n}
              index={n}
              isEdited={n === edited}
              onEdit={() => setEdited(n)}
              onRemove={() => {
                remove(n);
                setEdited(null);
              }}
            />
          ))}
        </ul>
      )}
      {areas.length < mostAreas && (
        <div className="flex flex-wrap gap-3">
          {kinds.map(({ kind, label, icon: Icon }) => (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              onClick={() => {
                add(newArea(kind, settings));
                setEdited(areas.length);
              }}
            >
              <Icon aria-hidden className="size-5" strokeWidth={1.75} />
              {label}
            </Button>
          ))}
        </div>
      )}
    </SettingsSection>
  );
}

/** The areas of the form. A new one gets the focus. `useFieldArray` would cost every other form 1.5 kB. */
function useAreas() {
  const { setValue, setFocus, formState } = useFormContext<SettingsValues>();
  const areas = useWatch<SettingsValues, 'areas'>({ name: 'areas' });
  const [added, setAdded] = useState<{ place: number }>();
  const hasErrors = formState.errors.areas !== undefined;

  useEffect(() => {
    if (added) setFocus(`areas.${added.place}.name`);
  }, [added, setFocus]);

  // The errors are named by place, so they are found anew.
  const change = (changed: AreaValues[]) => setValue('areas', changed, { shouldDirty: true, shouldValidate: hasErrors });

  function add(area: AreaValues) {
    change([...areas, area]);
    setAdded({ place: areas.length });
  }

  const remove = (place: number) => change(areas.toSpliced(place, 1));

  return { areas, add, remove };
}

/** All circles and shapes; the edited one can be changed. Nothing while there is none. */
function AreasOnMap({ edited }: { edited: number | null }) {
  const { setValue } = useFormContext<SettingsValues>();
  const areas = useWatch<SettingsValues, 'areas'>({ name: 'areas' });
  const map = useSettings()?.map;
  const { settings } = useSettingsPreview();
  if (!areas.some(({ kind }) => kind !== 'PIN_CODES')) return null;
  const shapes = areas.map(shapeOf);
  const shape = edited === null ? undefined : shapes[edited];
  const start = { latitude: Number(settings.latitude), longitude: Number(settings.longitude) };

  return (
    <LateAreaMap
      start={start}
      name="Map of the areas"
      shapes={shapes.filter(one => one !== null)}
      edited={shape ?? undefined}
      editedName={(edited !== null && areas[edited]?.name) || 'Area'}
      onChange={changed => {
        for (const [name, text] of Object.entries(valuesOfShape(changed)))
          setValue(`areas.${edited as number}.${name as keyof AreaValues}`, text, { shouldDirty: true, shouldValidate: true });
      }}
      tileUrl={map?.tileUrl}
      attribution={map?.attribution}
      className="h-80 rounded-lg md:h-96"
      without="Circles and corners can be typed below."
    />
  );
}

function AreaEffect() {
  return (
    <>
      <ConflictsEffect only="OUTSIDE_AREA" none="No pending visit is outside." />
      <WishesEffect />
      <p className="text-sm text-muted">
        Nobody outside can book. They can ask to be told when you come:{' '}
        <TextLink href={adminPaths.wishes}>see their wishes</TextLink>.
      </p>
    </>
  );
}

/**
 * What the area means for people who wished that the salon came: before it is saved, how many it would hold; afterwards, the press that
 * tells them (rule A23).
 */
function WishesEffect() {
  const { preview } = useSettingsPreview();
  const isChanged = useFormState<SettingsValues>({ name: 'areas' }).isDirty;
  if (!isChanged) return <TellWishes className="bg-card!" />;
  const people = preview?.wishesInside ?? 0;
  if (people === 0) return null;
  return (
    <p className="font-medium">
      {plural(people, 'person', 'people')} who wished that you came {people === 1 ? 'is' : 'are'} inside this area. You can tell
      them once you have saved it.
    </p>
  );
}

/** An area as the map draws it; null for a list of PIN codes and while its numbers are half typed. */
function shapeOf({ kind, latitude, longitude, radiusKm, points }: AreaValues): Shape | null {
  if (kind === 'PIN_CODES') return null;
  if (kind === 'POLYGON') return { kind, points: cornersIn(points) };
  const centre = placeOf(latitude, longitude);
  return centre && Number(radiusKm) > 0 ? { kind, centre, radiusKm: Number(radiusKm) } : null;
}

/** The fields that a change on the map sets. */
function valuesOfShape(shape: Shape): Partial<AreaValues> {
  if (shape.kind === 'POLYGON') return { points: cornersText(shape.points) };
  const { latitude, longitude } = shape.centre;
  return { latitude: degreesText(latitude), longitude: degreesText(longitude) };
}
