import * as words from '#words/area';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { useFront } from '../../shop/front/use-front.ts';
import type { AskedPlace } from './area.ts';
import { CheckForm } from './check-form.tsx';

interface Props {
  /** The visitor wants to be told when the salon comes to this place. */
  onWish: (place: AskedPlace) => void;
  onClose: () => void;
}

/** 'Do we come to you?' in a dialog, by PIN code where one can decide, and by the device's position. */
export function CheckDialog({ onWish, onClose }: Props) {
  const areasServed = useSettings()?.areasServed;
  const asksPin = useFront()?.pinCodeDecides ?? true;
  return (
    <Dialog title={words.doWeCome} hint={areasServed ?? (asksPin ? words.askByPin : words.askByLocation)} onClose={onClose}>
      <CheckForm asksPin={asksPin} onWish={onWish} />
    </Dialog>
  );
}
