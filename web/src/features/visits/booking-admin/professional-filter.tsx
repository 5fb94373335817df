import { useSearchParams } from 'wouter';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { withValues } from '../../../shared/use-url.ts';
import { useHasNames, useTeam } from '../hand-over/use-team.ts';

/** Whose week is shown, kept in the address; empty for everybody's. */
export function useWeekProfessional(): [string, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get('professional') ?? '';
  const set = (id: string) => setParams(current => withValues(current, { professional: id }), { replace: true });
  return [/^[\da-f-]{36}$/i.test(written) ? written : '', set];
}

interface Props {
  value: string;
  onChange: (id: string) => void;
}

/** The choice of a professional. In a salon with teams it shows nothing. */
export function ProfessionalFilter({ value, onChange }: Props) {
  const { data } = useTeam();
  if (!useHasNames()) return null;
  const people = (data ?? []).filter(({ active, id }) => active || id === value);
  return (
    <FilterSelect
      label="Professional"
      value={value}
      options={[{ value: '', label: 'All professionals' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={onChange}
      className="mb-4 md:max-w-72"
    />
  );
}
