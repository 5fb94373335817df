import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/area';
import * as common from '#words/common';
import { plain } from '../../../../../common/plain.ts';
import { Form } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import type { Position } from '../../../map/position.ts';
import { useDeviceLocation } from '../../../map/use-device-location.ts';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { visitor } from '../../accounts/auth/customer.ts';
import { type AreaReason, type AskedPlace, askArea } from './area.ts';

interface Props {
  /** In a page the question is the field's label, and the location is asked for only if the PIN code does not decide. */
  isInPage?: boolean;
  /** Whether a PIN code may decide. Otherwise only the location is asked for. */
  asksPin?: boolean;
  /** The visitor wants to be told when the salon comes to this place. */
  onWish: (place: AskedPlace) => void;
}

interface Answer {
  place: AskedPlace;
  reason: AreaReason;
}

const pinCode = /^[1-9]\d{5}$/;

/** Whether the salon comes: by PIN code, by the device's position, or by both where one does not decide (rules A18, A22). */
export function CheckForm({ isInPage = false, asksPin = true, onWish }: Props) {
  const form = useForm({ defaultValues: { postalCode: '' } });
  useKeptForm(form, { by: visitor, of: 'pin code' });
  const { errors, isSubmitting } = form.formState;
  const [position, setPosition] = useState<Omit<AskedPlace, 'postalCode'>>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const device = useDeviceLocation(found);
  // A position that a list of PIN codes may overrule needs the PIN code, too.
  const hasPinField = asksPin || (answer?.reason === 'UNSURE' && !answer.place.postalCode);

  async function check(place: AskedPlace) {
    setAnswer(null);
    setFailed(false);
    try {
      setAnswer({ place, reason: await askArea(place) });
    } catch {
      setFailed(true);
    }
  }

  function found({ latitude, longitude }: Position) {
    device.forget();
    const here = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
    setPosition(here);
    const { postalCode } = form.getValues();
    void check({ ...here, ...(pinCode.test(postalCode) && { postalCode }) });
  }

  return (
    <Form
      form={form}
      onSubmit={({ postalCode }) => check({ ...position, postalCode })}
      fallback={words.checkFailed}
      className={isInPage ? 'grid gap-3' : 'grid gap-4 pt-1'}
    >
      {hasPinField && (
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              label={isInPage ? words.doWeComePin : words.pinCode}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={12}
              read={text => plain(text).replace(/\s/g, '')}
              {...(!isInPage && { 'data-autofocus': true })}
              error={errors.postalCode?.message}
              {...form.register('postalCode', {
                validate: code => pinCode.test(code) || words.enterPin,
                onChange: () => setAnswer(null),
              })}
            />
          </div>
          <Button
            type="submit"
            variant={isInPage ? 'secondary' : 'primary'}
            busy={isSubmitting}
            // Beside the field, also where its label takes two lines or a mistake stands below it.
            className={errors.postalCode ? 'mt-7' : 'self-end'}
          >
            {words.check}
          </Button>
        </div>
      )}
      {(!isInPage || answer?.reason === 'UNSURE' || device.problem) && (
        <Button
          variant="quiet"
          size="sm"
          busy={device.isLocating}
          onClick={device.locate}
          className="order-last -my-2 -ml-4 justify-self-start"
        >
          {!device.isLocating && <LocateFixed aria-hidden className="size-5" />}
          {device.isLocating ? common.findingLocation : words.useMyLocation}
        </Button>
      )}
      {device.problem && <Alert tone="warning">{device.problem}</Alert>}
      {isFailed && <Alert tone="bad">{words.couldNotCheck}</Alert>}
      {answer && <CheckAnswer {...answer} isInPage={isInPage} onWish={onWish} />}
    </Form>
  );
}

interface CheckAnswerProps {
  place: AskedPlace;
  reason: AreaReason;
  /** The home page leads to a booking anyway. */
  isInPage: boolean;
  onWish: (place: AskedPlace) => void;
}

/** The answer, with what to do next. */
function CheckAnswer({ place, reason, isInPage, onWish }: CheckAnswerProps) {
  if (reason === null) {
    const toBook = (
      <LinkButton size="sm" variant="secondary" href={paths.services}>
        {common.bookAppointment}
      </LinkButton>
    );
    return (
      <Alert tone="good" action={isInPage ? undefined : toBook}>
        {words.weCome}
      </Alert>
    );
  }
  if (reason === 'UNSURE') return <Alert>{place.postalCode ? words.pinNotEnough : words.dependsOnPin}</Alert>;
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="secondary" onClick={() => onWish(place)}>
          {words.tellMe}
        </Button>
      }
    >
      {words.notYet}
    </Alert>
  );
}
