/** What shares of commission are of (rule M21). Pure; money is paise. */

import type { IsoDate } from '../../../common/time.ts';
import { taxedLine } from '../document/tax-rules.ts';
import type { Line } from './rules.ts';

/** Takes the GST of the day out of each price, as an invoice does. `sacOf` a service. */
export function withoutTax(sacOf: (serviceId: string) => string) {
  return (lines: Line[], date: IsoDate): Line[] =>
    lines.map(({ serviceId, paise }) => {
      const line = { description: '', quantity: 1, gross: paise, discount: 0, sac: sacOf(serviceId) };
      return { serviceId, paise: taxedLine(line, { collects: true, interState: false, date }).taxable };
    });
}
