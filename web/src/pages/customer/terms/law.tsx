import { useSettings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Law() {
  const city = useSettings()?.city;
  return (
    <>
      <p>
        The law of India applies, and the courts {city ? `at ${city}` : 'at the place of our salon'} decide; a consumer may also
        go to the consumer commission where he or she lives. Please speak to us first, through{' '}
        <TextLink href={paths.contact}>Contact</TextLink>: most things are settled with a call.
      </p>
      <p>
        We may change these terms for bookings to come, and show the date above. A booking is held to the terms of the day it was
        made. If one clause does not hold, the others do.
      </p>
    </>
  );
}
