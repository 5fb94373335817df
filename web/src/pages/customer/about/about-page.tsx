import { Check } from 'lucide-react';
import * as words from '#words/about';
import * as titles from '#words/titles';
import { figures, ratingClaim, textHere } from '../../../features/salon/settings/claims.ts';
import { useSalonName } from '../../../features/salon/settings/salon.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Illustration } from './illustration.tsx';
import { Promises } from './promises.tsx';
import { VisitSteps } from './visit-steps.tsx';

export default function AboutPage() {
  useDocumentTitle(titles.about);
  return (
    <>
      <Opening />
      <Claims />
      <VisitSteps />
      <Academy />
      <Promises />
      <Invitation />
    </>
  );
}

/** What the salon is, beside three illustrations. */
function Opening() {
  const name = useSalonName();
  const claims = useSettings()?.claims;
  const isSchool = claims?.ownAcademy ?? false;
  const said = claims?.about && textHere(claims.about);
  return (
    <section className="page-width grid items-center gap-8 pt-6 md:grid-cols-2 md:gap-10 md:pt-12 lg:gap-16">
      <div>
        <p className="font-semibold text-plum">{words.aboutSalon(name)}</p>
        <PageTitle className="mt-2 text-4xl! lg:text-5xl!">{isSchool ? words.title : words.titlePlain}</PageTitle>
        {said ? (
          <p className="mt-4 max-w-lg whitespace-pre-line text-lg text-muted wrap-anywhere">{said}</p>
        ) : (
          <>
            {isSchool && <p className="mt-4 max-w-lg text-lg text-muted">{words.howWeBegan}</p>}
            <p className="mt-3 max-w-lg text-muted md:text-lg">{isSchool ? words.whatWeDoToday : words.whatWeDoPlain}</p>
          </>
        )}
        <Lines />
      </div>
      <div className="grid grid-cols-[3fr_2fr] gap-3 md:gap-4">
        <Illustration name="make-up" eager className="row-span-2 h-full rounded-2xl" />
        <Illustration name="haircut" eager className="rounded-xl" />
        <Illustration name="manicure" eager className="rounded-xl" />
      </div>
    </section>
  );
}

/** What else the owner says of the salon. */
function Lines() {
  const lines = useSettings()?.claims.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2.5">
      {lines.map(line => (
        <li key={line.en} className="flex items-start gap-2.5 font-medium">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={2.25} />
          <span className="wrap-anywhere">{textHere(line)}</span>
        </li>
      ))}
    </ul>
  );
}

const names = { years: words.years, clients: words.clients, services: words.services };

/** The figures that the owner typed, and the average of the reviews. A salon without any has no band (rule C20). */
function Claims() {
  const settings = useSettings();
  if (!settings) return null;
  const claim = ratingClaim(settings);
  const shown = [
    ...figures(settings.claims).map(({ of, figure }) => ({ figure, what: names[of] })),
    ...(claim ? [{ figure: claim.rating, what: words.rating }] : []),
    ...(claim ? [{ figure: claim.reviews, what: words.reviews }] : []),
  ];
  if (shown.length === 0) return null;
  // Five make a row of three and one of two; fewer stand side by side.
  const few = shown.length < 4;
  return (
    <section aria-label={words.inFigures} className="@container page-width pt-10 md:pt-16">
      <dl
        className={`${few ? 'flex flex-wrap justify-around gap-x-6' : 'grid grid-cols-6 @max-[17rem]:flex @max-[17rem]:flex-wrap @max-[17rem]:justify-center @max-[17rem]:gap-x-6'} gap-y-6 rounded-xl bg-plum px-4 py-6 text-card md:flex md:justify-between md:px-10 md:py-8`}
      >
        {shown.map(({ figure, what }) => (
          <div
            key={what}
            className="col-span-2 flex flex-col-reverse text-center max-md:nth-[n+4]:col-span-3 md:text-left lg:text-center"
          >
            <dt className="text-sm text-mist">{what}</dt>
            <dd className="font-display text-2xl font-medium md:text-3xl lg:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The academy, if the salon's beauticians learned with it. */
function Academy() {
  const { hasCourses = false, claims } = useSettings() ?? {};
  if (!claims?.ownAcademy) return null;
  return (
    <section aria-labelledby="academy-title" className="bg-sand">
      <div className="page-width grid items-center gap-8 py-14 md:grid-cols-[1.15fr_1fr] md:gap-10 md:py-24 lg:gap-16">
        <div>
          <h2 id="academy-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
            {words.academy}
          </h2>
          <p className="mt-3 max-w-xl text-muted md:text-lg">{words.academyText}</p>
          <ol className="mt-6 grid gap-5 md:mt-8">
            {words.stages.map(([title, text]) => (
              <li key={title} className="border-l-2 border-marigold pl-5">
                <h3 className="font-display text-xl font-medium">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ol>
          <LinkButton href={hasCourses ? paths.academy : paths.contact} variant="secondary" className="mt-7">
            {hasCourses ? words.seeCourses : words.askAboutCourses}
          </LinkButton>
        </div>
        <Illustration name="hands" className="rounded-2xl max-md:order-first md:max-lg:aspect-3/4" />
      </div>
    </section>
  );
}

function Invitation() {
  return (
    <section aria-labelledby="invitation-title" className="page-width pb-14 md:pb-24">
      <div className="rounded-2xl bg-marigold-tint px-6 py-10 text-center md:px-12 md:py-16">
        <h2 id="invitation-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
          {words.shallWeCome}
        </h2>
        <p className="mx-auto mt-3 max-w-md text-muted md:text-lg">{words.shallWeComeText}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LinkButton href={paths.book} className="max-sm:w-full">
            {words.bookAVisit}
          </LinkButton>
          <LinkButton href={paths.contact} variant="secondary" className="max-sm:w-full">
            {words.contactUs}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
