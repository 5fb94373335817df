import { inKolkata } from '../../shared/days.ts';
import { date, instant } from '../../shared/format.ts';
import { writtenMobile } from '../../shared/phone.ts';
import { Facts } from '../../ui/facts.tsx';
import { genderWord } from '../profile/genders.ts';
import type { Customer } from './use-customers.ts';

/** What the customer has said of themselves; what was not said is not listed. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { mobile, email, gender, dateOfBirth, createdAt, lastActive, verified } = customer;
  const said = [
    { label: 'Mobile', value: writtenMobile(mobile) },
    { label: 'E-mail', value: email },
    { label: 'Gender', value: genderWord(gender) },
    { label: 'Born', value: dateOfBirth && date(dateOfBirth) },
    { label: 'Customer since', value: date(inKolkata(Date.parse(createdAt)).day) },
    { label: 'Last active', value: verified ? instant(lastActive) : 'Added by staff, has not signed in yet' },
  ];
  return <Facts facts={said.filter(({ value }) => value)} />;
}
