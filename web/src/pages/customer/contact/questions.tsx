import type { Settings } from '../../../features/settings/use-settings.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { answersFor } from './answers.tsx';

export function Questions({ settings }: { settings: Settings }) {
  return (
    <section aria-labelledby="faq-title" className="mt-12 md:mt-20">
      <h2 id="faq-title" className="font-display text-2xl font-medium tracking-tight md:text-3xl">
        Common questions
      </h2>
      <div className="mt-5 gap-x-12 *:mb-8 *:break-inside-avoid md:mt-8 lg:columns-2">
        {answersFor(settings).map(({ topic, answers }) => (
          <section key={topic} aria-label={topic}>
            <h3 className="mb-1 font-semibold text-plum">{topic}</h3>
            <div className="border-t border-line">
              {answers.map(({ question, answer }) => (
                <Accordion key={question} title={question}>
                  <p className="max-w-prose">{answer}</p>
                </Accordion>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}
