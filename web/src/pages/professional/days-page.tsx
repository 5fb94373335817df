import * as words from '#words/pro';
import { today } from '../../shared/clock.ts';
import { DayHours, ProfessionalPage } from './professional-page.tsx';
import type { DaysState, ShownDay } from './visit/use-days.ts';
import { VisitList } from './visit/visit-row.tsx';
import { dayWords } from './visit/visit-words.ts';

/** The next 14 days, day by day. */
export function DaysPage({ days }: { days: DaysState }) {
  return (
    <ProfessionalPage title={words.nextDays} hint={words.addressesAtSix} days={days}>
      {known => (
        <div className="grid gap-6">
          {known
            .filter(({ date }) => date > today())
            .map(day => (
              <Day key={day.date} day={day} />
            ))}
        </div>
      )}
    </ProfessionalPage>
  );
}

function Day({ day }: { day: ShownDay }) {
  const { date, visits } = day;
  const name = dayWords(date);
  const isFree = visits.length === 0 && day.hours.length > 0;
  return (
    <section>
      <h2 className="text-xl font-semibold">{name}</h2>
      <div className="mb-2 text-muted">
        <DayHours day={day} />
        {isFree && <p>{words.noVisitsYet}</p>}
      </div>
      {visits.length > 0 && <VisitList label={words.visitsOf(name)} visits={visits} />}
    </section>
  );
}
