/** Which tax registrations staff may enter (rule G1). Pure. */

import { isTaxpayer } from '../../../common/gstin.ts';
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';

type Tax = Schemas['TaxSettings'];

type Tally = NonNullable<Tax['tally']>;

const mistakesInTally = ({ company: _, ...ledgers }: Tally): FieldError[] =>
  Object.entries(ledgers).flatMap(([name, text]) => (text.trim() ? [] : [fieldError(`tax.tally.${name}`, 'required')]));

/** Ledgers are found by their exact names. */
const tidiedTally = ({ company, ...ledgers }: Tally): Tally => {
  const trimmed = Object.fromEntries(Object.entries(ledgers).map(([name, text]) => [name, text.trim()]));
  return { ...(trimmed as typeof ledgers), company: company?.trim() || null };
};

/** Every invalid field, named as it was entered (`tax.registrations.0.gstin`). */
export function mistakesInTax({ registrations, tally }: Tax): FieldError[] {
  const days = registrations.map(({ from }) => from);
  const mistakes = registrations.flatMap(({ from, regime, gstin, legalName, address }, i) => {
    const field = `tax.registrations.${i}`;
    return [
      ...(days.indexOf(from) < i ? [fieldError(`${field}.from`, 'unique')] : []),
      ...(regime !== 'UNREGISTERED' && !gstin ? [fieldError(`${field}.gstin`, 'required')] : []),
      ...(regime !== 'UNREGISTERED' && gstin && !isTaxpayer(gstin) ? [fieldError(`${field}.gstin`, 'format')] : []),
      ...(legalName.trim() ? [] : [fieldError(`${field}.legalName`, 'required')]),
      ...(address.trim() ? [] : [fieldError(`${field}.address`, 'required')]),
    ];
  });
  return [...mistakes, ...(tally ? mistakesInTally(tally) : [])];
}

/** As they are stored: texts trimmed, the earliest first, and no GSTIN without a registration. */
export function tidiedTax(tax: Tax): Tax {
  const registrations = tax.registrations.map(one => ({
    ...one,
    gstin: one.regime === 'UNREGISTERED' ? null : one.gstin,
    legalName: one.legalName.trim(),
    address: one.address.trim(),
  }));
  const { tally } = tax;
  return {
    ...tax,
    registrations: registrations.toSorted((a, b) => a.from.localeCompare(b.from)),
    ...(tally && { tally: tidiedTally(tally) }),
  };
}
