import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/area';
import * as common from '#words/common';
import { Form } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { Position } from '../../map/position.ts';
import { useDeviceLocation } from '../../map/use-device-location.ts';
import { paths } from '../../paths.ts';
import { plain } from '../../shared/typed.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { type AreaReason, type AskedPlace, askArea } from './area.ts';

interface Props {
  /** The visitor wants to be told when the salon comes to this place. */
  onWish: (place: AskedPlace) => void;
  onClose: () => void;
}

interface Answer {
  place: AskedPlace;
  reason: AreaReason;
}

/** 'Do we come to you?' by PIN code, by the device's position, or by both where one does not decide (rule A18). */
export function CheckDialog({ onWish, onClose }: Props) {
  const form = useForm({ defaultValues: { postalCode: '' } });
  const { errors, isSubmitting } = form.formState;
  const [position, setPosition] = useState<Omit<AskedPlace, 'postalCode'>>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const device = useDeviceLocation(found);
  const areasServed = useSettings()?.areasServed;

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
    <Dialog title={words.doWeCome} hint={areasServed ?? words.askByPin} onClose={onClose}>
      <Form
        form={form}
        onSubmit={({ postalCode }) => check({ ...position, postalCode })}
        fallback={words.checkFailed}
        className="grid gap-4 pt-1"
      >
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              label={words.pinCode}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={12}
              read={text => plain(text).replace(/\s/g, '')}
              data-autofocus
              error={errors.postalCode?.message}
              {...form.register('postalCode', {
                validate: code => pinCode.test(code) || words.enterPin,
                onChange: () => setAnswer(null),
              })}
            />
          </div>
          <Button type="submit" busy={isSubmitting} className="mt-7">
            {words.check}
          </Button>
        </div>
        <Button
          variant="quiet"
          size="sm"
          busy={device.isLocating}
          onClick={device.locate}
          className="-my-2 -ml-4 justify-self-start"
        >
          {!device.isLocating && <LocateFixed aria-hidden className="size-5" />}
          {device.isLocating ? common.findingLocation : words.useMyLocation}
        </Button>
        {device.problem && <Alert tone="warning">{device.problem}</Alert>}
        {isFailed && <Alert tone="bad">{words.couldNotCheck}</Alert>}
        {answer && <AnswerNote {...answer} onWish={onWish} />}
      </Form>
    </Dialog>
  );
}

const pinCode = /^[1-9]\d{5}$/;

function AnswerNote({ place, reason, onWish }: Answer & Pick<Props, 'onWish'>) {
  if (reason === null)
    return (
      <Alert
        tone="good"
        action={
          <LinkButton size="sm" variant="secondary" href={paths.services}>
            {common.bookAppointment}
          </LinkButton>
        }
      >
        {words.weCome}
      </Alert>
    );
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
