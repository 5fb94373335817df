import { useForm } from 'react-hook-form';
import * as words from '#words/area';
import { api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { MobileField } from '../../accounts/auth/mobile-field.tsx';
import { OtpDialog } from '../../accounts/auth/otp-dialog.tsx';
import type { AskedPlace } from './area.ts';

interface Props {
  place: AskedPlace;
  onClose: () => void;
}

/** 'Tell me when you come here': a mobile, confirmed by a passcode. No account is needed (rule A20). */
export function WishDialog({ place, onClose }: Props) {
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
