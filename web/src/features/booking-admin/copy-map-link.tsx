import { Copy } from 'lucide-react';
import { mapLink } from '../../map/map-links.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import type { Booking } from '../booking/booking.ts';

/** For a message to the beautician who is on her way (rule W14). */
export function CopyMapLink({ address }: { address: Booking['address'] }) {
  const link = mapLink(address);
  if (!link) return null;

  const copy = () => copyText(link, 'Google Maps link copied!', 'Failed to copy link');
  return (
    <Button size="sm" variant="quiet" className="mt-1 -ml-4" onClick={copy}>
      <Copy aria-hidden className="size-4.5" strokeWidth={1.75} />
      Copy map link
    </Button>
  );
}
