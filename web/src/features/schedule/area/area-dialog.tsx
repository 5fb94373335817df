import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/area';
import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { OtpDialog } from '../../accounts/auth/otp-dialog.tsx';
import { MobileField } from '../../accounts/auth/person-fields.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { useFront } from '../../shop/first-screen/use-front.ts';
import type { AskedPlace } from './area.ts';
import { CheckForm } from './check-form.tsx';

interface Props {
  /** The place of the wish, if it is known to be outside. Otherwise the visitor asks about one first. */
  wished?: AskedPlace;
  onClose: () => void;
}

/** Whether the salon comes to a place, and the wish that it did. */
export default function AreaDialog({ wished, onClose }: Props) {
  const [place, setPlace] = useState(wished ?? null);
  return place ? <WishDialog place={place} onClose={onClose} /> : <CheckDialog onWish={setPlace} onClose={onClose} />;
}

interface CheckDialogProps {
  /** The visitor wants to be told when the salon comes to this place. */
  onWish: (place: AskedPlace) => void;
  onClose: () => void;
}

/** 'Do we come to you?' in a dialog, by PIN code where one can decide, and by the device's position. */
function CheckDialog({ onWish, onClose }: CheckDialogProps) {
  const areasServed = useSettings()?.areasServed;
  const asksPin = useFront()?.pinCodeDecides ?? true;
  return (
    <Dialog title={words.doWeCome} hint={areasServed ?? (asksPin ? words.askByPin : words.askByLocation)} onClose={onClose}>
      <CheckForm asksPin={asksPin} onWish={onWish} />
    </Dialog>
  );
}

interface WishDialogProps {
  place: AskedPlace;
  onClose: () => void;
}

/** 'Tell me when you come here': a mobile, confirmed by a passcode. No account is needed (rule A20). */
function WishDialog({ place, onClose }: WishDialogProps) {
  const form = useForm({ defaultValues: { mobile: '' } });
  return (
    <OtpDialog
      title={words.tellMeTitle}
      hint={words.wishHint}
      form={form}
      audience="wish"
      requestOtp={({ mobile }) => ask(api.POST('/area/wish', { body: { mobile, ...place, ...readerLanguage } }))}
      send={({ mobile }, entered) => ask(api.POST('/area/wish/verify', { body: { mobile, ...entered, ...place } }))}
      thanks={words.weWillTell}
      onClose={onClose}
    >
      <MobileField autoFocus />
    </OtpDialog>
  );
}
