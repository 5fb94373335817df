import { useEffect, useId, useRef, useState } from 'react';
import { UnsavedDialog } from '../../forms/unsaved-dialog.tsx';
import type { Position } from '../../map/position.ts';
import { ignoreSecondClick } from '../../shared/ignore-second-click.ts';
import { useHeldBack } from '../../shared/use-held-back.ts';
import { Button } from '../../ui/button.tsx';
import type { AddressForm, AddressValues } from './address-form.ts';
import { DetailsStep } from './details-step.tsx';
import { LocationStep } from './location-step.tsx';
import { SelectedLocation } from './selected-location.tsx';
import { useAddressState } from './use-address-state.ts';
import { useDeviceLocation } from './use-device-location.ts';
import { useReverseLookup } from './use-reverse-lookup.ts';
import { useStepTop } from './use-step-top.ts';

interface Props {
  form: AddressForm;
  title: string;
  /** What ends it. */
  submit: string;
  /** False of an address there is: what is mended of it is mostly in its words, so these come first. */
  isNew: boolean;
  /** The form holds what was typed before the session ended. */
  isResumed: boolean;
  /** Whoever fills it in may be where the visit is. */
  isAtHand?: boolean;
  onSubmit: (values: AddressValues) => Promise<void> | void;
  onClose: () => void;
}

/** Where the visit goes: first the place on the map, then the words for the door (rule A12). */
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

  // Rule A13: on opening without a position the device is asked for it, once.
  const asked = useRef(position !== null || !isAtHand || isResumed);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    locate();
  }, [locate]);

  function confirm() {
    setPinMissing(!position);
    if (!position) return;
    // Or a device that answers late would move the confirmed pin, and empty what is typed on the next step.
    device.forget();
    ignoreSecondClick();
    setStep(2);
  }

  function goToMap() {
    if (isSubmitting) return;
    ignoreSecondClick();
    setStep(1);
  }
  // As the button does that stands there.
  useHeldBack(isNew && step === 2, goToMap);

  return (
    <UnsavedDialog
      tall
      size="md"
      title={title}
      isUnsaved={isDirty}
      isBusy={isSubmitting}
      onClose={onClose}
      // Keys, or one press of Confirm Location would also be one of Save Address: the same button, then of type submit.
      footer={close =>
        step === 1 ? (
          <>
            <SelectedLocation position={position} lookup={lookup} known={known} />
            {/* Asks, too: what was typed on the second step is out of sight. */}
            <Button key="cancel" variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button key="confirm" block onClick={confirm}>
              Confirm Location
            </Button>
          </>
        ) : (
          <>
            {isNew ? (
              <Button key="back" variant="secondary" onClick={goToMap}>
                Back
              </Button>
            ) : (
              <Button key="cancel" variant="secondary" onClick={close}>
                Cancel
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
        {step === 1 ? (
          <LocationStep
            position={position}
            onMove={moveTo}
            device={isAtHand ? device : null}
            lookup={lookup}
            known={known}
            isPinMissing={isPinMissing}
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
