import { useEffect, useId, useRef, useState } from 'react';
import { hasCode, messageOf } from '../../api/api-error.ts';
import { UnsavedDialog } from '../../forms/unsaved-dialog.tsx';
import type { Position } from '../../map/position.ts';
import { ignoreSecondClick } from '../../shared/ignore-second-click.ts';
import { Button } from '../../ui/button.tsx';
import { failureToast } from '../../ui/failure-toast.ts';
import { useKeptDraft } from '../auth/use-kept-draft.ts';
import type { Address, AddressRequest } from './address.ts';
import { type AddressValues, requestOf, useAddressForm } from './address-form.ts';
import { DetailsStep } from './details-step.tsx';
import { keptAddress } from './kept-address.ts';
import { LocationStep } from './location-step.tsx';
import { addressSaver, hasFieldErrors } from './save-address.ts';
import { SelectedLocation } from './selected-location.tsx';
import { useAddressState } from './use-address-state.ts';
import { useDeviceLocation } from './use-device-location.ts';
import { useReverseLookup } from './use-reverse-lookup.ts';
import { useStepTop } from './use-step-top.ts';
import { type TypedAddress, useTypedAddress } from './use-typed-address.ts';

type Props = { onClose: () => void } & (Saving | Entering);

/** Saves by itself: a new address, or the one that is changed. */
type Saving = { address?: Address | undefined; onSaved: (saved: Address) => void };

/** Only hands over what was entered: for staff, with whose booking it is saved. They are not where the visit is. */
type Entering = {
  entered?: AddressRequest | undefined;
  typed: TypedAddress;
  onEntered: (entered: AddressRequest) => void;
};

/** Where the visit goes: first the place on the map, then the words for the door (spec 2.10); of an address there is, these first. */
export default function AddressDialog({ onClose, ...task }: Props) {
  const isForStaff = 'onEntered' in task;
  const address = isForStaff ? undefined : task.address;
  const before = isForStaff ? task.entered && { ...task.entered, streetArea: task.entered.street } : address;
  const form = useAddressForm(before);
  const { known, position, isComplete, setPosition, fill } = useAddressState(form);
  const isKept = useKeptDraft(keptAddress, form, isForStaff ? undefined : (address?.id ?? null));
  const isResumed = useTypedAddress(form, isForStaff ? task.typed : undefined) || isKept;
  // What is mended of an address is mostly in its words; so is what was typed before the session ended.
  const [step, setStep] = useState<1 | 2>(isResumed || (before && position) ? 2 : 1);
  const [isPinMissing, setPinMissing] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const [saveAddress] = useState(addressSaver);
  const [failure] = useState(failureToast);
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

  // Spec 4: on opening without a position the device is asked for it, once.
  const asked = useRef(position !== null || isForStaff || isResumed);
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

  async function save(typed: AddressValues) {
    if (isForStaff) return task.onEntered(requestOf(typed));
    try {
      failure.takeBack();
      task.onSaved(await saveAddress(requestOf(typed), address?.id));
    } catch (error) {
      // The session is over: the login dialog has come, and what was typed is kept.
      if (hasCode(error, 'UNAUTHORIZED')) return;
      // The form puts refused fields right beside them; anything else is said here.
      if (hasFieldErrors(error)) throw error;
      failure.say('Address Error', { detail: messageOf(error, 'Failed to save address. Please try again.') });
    }
  }

  return (
    <UnsavedDialog
      tall
      size="md"
      title={address ? 'Edit Address' : 'Add New Address'}
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
            {before ? (
              <Button key="cancel" variant="secondary" onClick={close}>
                Cancel
              </Button>
            ) : (
              <Button key="back" variant="secondary" onClick={goToMap}>
                Back
              </Button>
            )}
            <Button key="save" block type="submit" form={formId} busy={isSubmitting} aria-disabled={!isComplete}>
              {isForStaff ? 'Use Address' : 'Save Address'}
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
            device={isForStaff ? null : device}
            lookup={lookup}
            known={known}
            isPinMissing={isPinMissing}
          />
        ) : (
          <DetailsStep
            form={form}
            formId={formId}
            isLookingUp={lookup === 'looking'}
            onSubmit={save}
            onChangeLocation={before && goToMap}
          />
        )}
      </div>
    </UnsavedDialog>
  );
}
