import * as words from '#words/area';
import * as common from '#words/common';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { AreaReason, AskedPlace } from './area.ts';

interface Props {
  place: AskedPlace;
  reason: AreaReason;
  /** The home page leads to a booking anyway. */
  isInPage: boolean;
  onWish: (place: AskedPlace) => void;
}

/** The answer, with what to do next. */
export function CheckAnswer({ place, reason, isInPage, onWish }: Props) {
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
