import { type ComponentProps, useRef } from 'react';
import { OtpField, useAutoSubmit } from '../../../forms/otp-field.tsx';

const digits = 6;

interface Props
  extends Pick<ComponentProps<typeof OtpField>, 'hint' | 'error' | 'required' | 'name' | 'ref' | 'onBlur' | 'onChange'> {
  /** The form is being sent, so it is not sent again. */
  isBusy: boolean;
}

/** Six digits of an authenticator app. The last digit sends the form. */
export function AppCodeField({ isBusy, onChange, ...field }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const autoSubmit = useAutoSubmit(() => !isBusy && form.current?.requestSubmit(), digits);
  return (
    <OtpField
      label="Code of the app"
      placeholder="123456"
      digits={digits}
      {...field}
      onChange={event => {
        form.current = event.target.form;
        onChange?.(event);
        autoSubmit.after(event);
      }}
    />
  );
}
