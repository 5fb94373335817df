import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { BookingQuery } from './use-booking-filter.ts';
import { useExport } from './use-export.ts';

interface Props {
  query: BookingQuery;
  total: number;
}

/** Exports everything the filters find, not only this page. */
export function ExportButton({ query, total }: Props) {
  const { share, start } = useExport(query, total);
  return (
    <Button variant="quiet" size="sm" className="figures" busy={share !== null} disabled={total === 0} onClick={start}>
      <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
      {share === null ? 'Export CSV' : `Exporting ${Math.round(share * 100)} %`}
    </Button>
  );
}
