import { useEffect, useId, useRef, useState } from 'react';
import * as words from '#words/address';
import * as common from '#words/common';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import type { Position } from '../../../map/position.ts';
import { useDeviceLocation } from '../../../map/use-device-location.ts';
import { ignoreSecondClick } from '../../../shared/ignore-second-click.ts';
import { useHeldBack } from '../../../shared/use-held-back.ts';
import { Button } from '../../../ui/button.tsx';
import { askedPlace } from '../area/area.ts';
import { OutsideNote } from '../area/outside-note.tsx';
import { addressLine } from './address.ts';
import { type AddressForm, type AddressValues, requiredFields } from './address-form.ts';
import { DetailsStep } from './details-step.tsx';
import { LocationStep } from './location-step.tsx';
import { type LookedUp, type Lookup, nothingKnown, useReverseLookup } from './use-reverse-lookup.ts';

interface Props {
  form: AddressForm;
  title: string;
  /** Label of the last button. */
  submit: string;
  /** False for a saved address: it opens with its details, because these change most often. */
  isNew: boolean;
  /** The form holds what was typed before the session ended. */
  isResumed: boolean;
  /** The device may be at the address of the visit. */
  isAtHand?: boolean;
  onSubmit: (values: AddressValues) => Promise<void> | void;
  onClose: () => void;
}

/** The address of a visit: first the place on the map, then the details (rule A12). */
export function AddressSteps({ form, title, submit, isNew, isResumed, isAtHand = false, onSubmit, onClose }: Props) {
  const { known, position, isComplete, setPosition, fill } = useAddressState(form);
  const [step, setStep] = useState<1 | 2>(isResumed || (!isNew && position) ? 2 : 1);
  const [isPinMissing, setPinMissing] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const formId = useId();
  const top = useStepTop(step);

  const { state: lookup, lookUp } = useReverseLookup(fill);
  const device = useDeviceLocation(moveTo);
  const { locate } = device;

  function moveTo(to: Position) {
    device.forget();
    setPosition(to);
    void lookUp(to);
  }

  // Asks the device for its position once, if the dialog opens without one (rule A13).
  const asked = useRef(position !== null || !isAtHand || isResumed);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    locate();
  }, [locate]);

  function confirm() {
    setPinMissing(!position);
    if (!position) return;
    // A late position of the device would move the confirmed pin and empty the details.
    device.forget();
    ignoreSecondClick();
    setStep(2);
  }

  function goToMap() {
    if (isSubmitting) return;
    ignoreSecondClick();
    setStep(1);
  }
  // Back does what the Back button of the step does.
  useHeldBack(isNew && step === 2 ? goToMap : null);

  const place = position && lookup !== 'looking' ? askedPlace({ ...form.getValues(), postalCode: known.postalCode }) : null;
  const outside = <OutsideNote place={place} isForStaff={!isAtHand} className="mb-3" />;

  return (
    <UnsavedDialog
      tall
      size="md"
      title={title}
      isUnsaved={isDirty}
      isBusy={isSubmitting}
      onClose={onClose}
      // With keys, because both steps have a button at the same place: one press of Confirm Location would also submit the form.
      footer={close =>
        step === 1 ? (
          <>
            <SelectedLocation position={position} lookup={lookup} known={known} />
            {/* Asks before it closes, because the details of the second step are out of sight. */}
            <Button key="cancel" variant="secondary" onClick={close}>
              {common.cancel}
            </Button>
            <Button key="confirm" block onClick={confirm}>
              {words.confirmLocation}
            </Button>
          </>
        ) : (
          <>
            {isNew ? (
              <Button key="back" variant="secondary" onClick={goToMap}>
                {common.back}
              </Button>
            ) : (
              <Button key="cancel" variant="secondary" onClick={close}>
                {common.cancel}
              </Button>
            )}
            <Button key="save" block type="submit" form={formId} busy={isSubmitting} aria-disabled={!isComplete}>
              {submit}
            </Button>
          </>
        )
      }
    >
      <div ref={top}>
        {step === 2 && outside}
        {step === 1 ? (
          <LocationStep
            position={position}
            onMove={moveTo}
            device={isAtHand ? device : null}
            lookup={lookup}
            known={known}
            isPinMissing={isPinMissing}
            outside={outside}
          />
        ) : (
          <DetailsStep
            form={form}
            formId={formId}
            isLookingUp={lookup === 'looking'}
            onSubmit={onSubmit}
            onChangeLocation={isNew ? undefined : goToMap}
          />
        )}
      </div>
    </UnsavedDialog>
  );
}

/** A new step of a dialog scrolls to its top and focuses its heading. The first step leaves that to the dialog. */
function useStepTop(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const content = top.current?.closest('[data-dialog-content]');
    // On a phone in landscape the whole dialog scrolls (app.css).
    for (const scroller of [content, content?.closest('dialog')]) scroller?.scrollTo({ top: 0 });
    const heading = content?.querySelector('h3') ?? top.current?.closest('dialog')?.querySelector('h2');
    heading?.focus({ preventScroll: true });
  }, [step]);

  return top;
}

interface SelectedLocationProps {
  position: Position | null;
  lookup: Lookup;
  known: LookedUp;
}

/**
 * The address of the pin (rule A12). Above the buttons, because below the map a phone would not show it. Before a place is chosen, only
 * this line says that the pin has none.
 */
function SelectedLocation({ position, lookup, known }: SelectedLocationProps) {
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

/** The form's values in the terms of the dialog: the pin, and the fields that a lookup fills. */
function useAddressState(form: AddressForm) {
  const values = form.watch();
  const { errors } = form.formState;
  const position: Position | null =
    values.latitude && values.longitude ? { latitude: Number(values.latitude), longitude: Number(values.longitude) } : null;

  // Fields typed since the pin moved. The form's dirtyFields would also name those that the move has emptied.
  const typed = useRef(new Set<string>());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type === 'change') typed.current.add(name);
        },
      }),
    [form],
  );

  function setPosition({ latitude, longitude }: Position) {
    form.setValue('latitude', latitude.toFixed(6));
    form.setValue('longitude', longitude.toFixed(6));
    form.clearErrors(['latitude', 'longitude']);
    // The fields describe the old place. If the lookup is late, they must not be saved with the new pin.
    typed.current.clear();
    fill(nothingKnown);
  }

  /** Keeps what the customer has typed meanwhile: they know better than a map. */
  function fill(found: LookedUp) {
    for (const name of ['street', 'city', 'state', 'postalCode', 'country'] as const) {
      if (typed.current.has(name) && form.getValues(name)) continue;
      form.setValue(name, found[name]);
      if (found[name]) form.clearErrors(name);
    }
  }

  const isFilled = Object.keys(requiredFields).every(name => values[name as keyof typeof requiredFields].trim());
  const { street, city, state, postalCode, country } = values;
  const known: LookedUp = { street, city, state, postalCode, country };
  return { known, position, isComplete: isFilled && Object.keys(errors).length === 0, setPosition, fill };
}
