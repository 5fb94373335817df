/** Which tax registrations staff may enter (rule G1). Pure. */

import { isTaxpayer } from '../../../common/gstin.ts';
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';

type Tax = Schemas['TaxSettings'];

/** Every invalid field, named as it was entered (`tax.registrations.0.gstin`). */
export function mistakesInTax({ registrations }: Tax): FieldError[] {
  const days = registrations.map(({ from }) => from);
  return registrations.flatMap(({ from, regime, gstin, legalName, address }, i) => {
    const field = `tax.registrations.${i}`;
    return [
      ...(days.indexOf(from) < i ? [fieldError(`${field}.from`, 'unique')] : []),
      ...(regime !== 'UNREGISTERED' && !gstin ? [fieldError(`${field}.gstin`, 'required')] : []),
      ...(regime !== 'UNREGISTERED' && gstin && !isTaxpayer(gstin) ? [fieldError(`${field}.gstin`, 'format')] : []),
      ...(legalName.trim() ? [] : [fieldError(`${field}.legalName`, 'required')]),
      ...(address.trim() ? [] : [fieldError(`${field}.address`, 'required')]),
    ];
  });
}

/** As they are stored: texts trimmed, the earliest first, and no GSTIN without a registration. */
export function tidiedTax(tax: Tax): Tax {
  const registrations = tax.registrations.map(one => ({
    ...one,
    gstin: one.regime === 'UNREGISTERED' ? null : one.gstin,
    legalName: one.legalName.trim(),
    address: one.address.trim(),
  }));
  return { ...tax, registrations: registrations.toSorted((a, b) => a.from.localeCompare(b.from)) };
}
