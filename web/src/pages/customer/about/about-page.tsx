import { BadgeIndianRupee, Check, Clock, type LucideIcon, ShieldCheck, Sparkles } from 'lucide-react';
import * as words from '#words/about';
import * as titles from '#words/titles';
import { figures, ratingClaim, textHere } from '../../../features/salon/settings/claims.ts';
import { useSalonName } from '../../../features/salon/settings/salon.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../shared/class-names.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

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

function VisitSteps() {
  return (
    <section
      aria-labelledby="visit-title"
      className="page-width grid gap-8 py-14 md:grid-cols-[1fr_1.15fr] md:gap-10 md:py-24 lg:gap-16"
    >
      <div className="md:sticky md:top-28 md:self-start">
        <h2 id="visit-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
          {words.howAVisitGoes}
        </h2>
        <p className="mt-3 max-w-md text-muted md:text-lg">{words.fiveSteps}</p>
        <Illustration name="massage" className="mt-6 aspect-16/10 rounded-2xl md:aspect-4/5 lg:mt-8 lg:aspect-4/3" />
      </div>
      <ol className="grid content-center">
        {words.steps.map(([title, text], index) => (
          <li key={title} className="group relative flex gap-5 pb-8 last:pb-0">
            <span aria-hidden className="absolute top-12 bottom-1 left-5.5 w-0.5 bg-line group-last:hidden" />
            <span
              aria-hidden
              className="figures grid size-11 shrink-0 place-items-center rounded-full bg-marigold-tint font-display text-xl font-semibold"
            >
              {index + 1}
            </span>
            <div className="pt-1.5">
              <h3 className="font-display text-xl font-medium md:text-2xl">{title}</h3>
              <p className="mt-1 max-w-lg text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Props {
  /** A file of web/public/about. */
  name: 'hands' | 'haircut' | 'make-up' | 'manicure' | 'massage';
  eager?: boolean;
  className?: string;
}

/** Decorative. The words beside it say what matters. */
function Illustration({ name, eager = false, className }: Props) {
  return (
    <img
      src={`/about/${name}.svg`}
      alt=""
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes('w-full bg-sand object-cover', className)}
    />
  );
}

const promises: { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Sparkles, title: words.clean, text: words.cleanText },
  { icon: ShieldCheck, title: words.safe, text: words.safePlain },
  { icon: Clock, title: words.onTime, text: words.onTimeText },
  { icon: BadgeIndianRupee, title: words.noSurprises, text: words.noSurprisesText },
];

/** That papers are checked is said only of a salon that says so itself (rule C20). */
function Promises() {
  const checksPapers = useSettings()?.claims.checksPapers;
  return (
    <section aria-labelledby="promises-title" className="page-width py-14 md:py-24">
      <h2 id="promises-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
        {words.whatWePromise}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 md:mt-10 lg:grid-cols-4">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title} className="max-sm:flex max-sm:gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-plum-tint text-plum">
              <Icon aria-hidden className="size-6" strokeWidth={1.75} />
            </span>
            <div className="sm:mt-4">
              <h3 className="font-display text-xl font-medium">{title}</h3>
              <p className="mt-1 text-muted">{checksPapers && title === words.safe ? words.safeText : text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
