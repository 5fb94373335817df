import { Clock, HandHeart, House, type LucideIcon, SprayCan } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import * as words from '#words/service';
import { PriceNotes } from '../../../features/salon/settings/price-notes.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { AddToCart } from '../../../features/shop/cart/add-to-cart.tsx';
import { itemOf } from '../../../features/shop/cart/cart.ts';
import { useCart } from '../../../features/shop/cart/use-cart.ts';
import type { Service } from '../../../features/shop/catalog/catalog.ts';
import { ServiceRating } from '../../../features/shop/catalog/rating.tsx';
import { ServicePrice } from '../../../features/shop/catalog/service-price.tsx';
import { type Choice, chosenService, hasOptions, refOfService } from '../../../features/shop/choice/choice.ts';
import { ServiceOptions } from '../../../features/shop/choice/service-options.tsx';
import { paths } from '../../../paths.ts';
import { duration } from '../../../shared/format.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';

/** The page's own decorative rating (rule C13). */
const decorative = 4.8;

interface DetailsProps {
  service: Service;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  addRef: Ref<HTMLDivElement>;
}

/** On a phone the picture fills the width. On a desktop it is beside the text. Price and minutes follow the choice (rule C31). */
export function ServiceDetails({ service, choice, onChoose, addRef }: DetailsProps) {
  const { name, description, categoryId, categoryName, imageUrl } = service;
  const chosen = chosenService(service, choice);
  const offersUpi = useSettings()?.paymentTypes.includes('PAY_NOW');
  return (
    <div className={detailsGrid}>
      <ServicePicture src={imageUrl} name={name} />
      <div className="page-width md:px-0">
        {categoryId && categoryName && (
          <Link
            href={paths.servicesOf(categoryId)}
            className="-my-2.5 inline-flex min-h-11 items-center text-sm font-semibold wrap-anywhere text-plum underline-offset-4 hover:underline"
          >
            {categoryName}
          </Link>
        )}
        <PageTitle className="mt-1 text-pretty wrap-anywhere">{name}</PageTitle>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
          <ServiceRating service={service} decorative={decorative} />
          <span className="figures inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4.5 text-muted" strokeWidth={1.75} />
            {duration(chosen.durationInMinutes)}
          </span>
        </p>
        {description !== name && <Description text={description} />}
        <div className="mt-5 border-t border-line pt-5 md:mt-7 md:pt-7">
          {hasOptions(service) && (
            <div className="mb-5 md:max-w-md">
              <ServiceOptions service={service} choice={choice} onChange={onChoose} />
            </div>
          )}
          <div role={hasOptions(service) ? 'status' : undefined}>
            <ServicePrice rupees={chosen.price} className="text-2xl md:text-3xl" />
          </div>
          <p className="mt-1 text-sm text-muted">
            {words.forTheVisit} <span>{offersUpi ? words.payAfterOrUpi : words.payAfter}</span>
          </p>
          <PriceNotes className="mt-1" />
          <div ref={addRef} className="mt-5 md:max-w-xs">
            <AddToCart service={chosen} size="lg" block />
          </div>
        </div>
      </div>
    </div>
  );
}

export function ServicePicture({ src, name }: { src: string | null; name: string }) {
  return (
    <Picture
      src={src}
      name={name}
      alt={name}
      eager
      width={800}
      height={600}
      sizes="(width < 48rem) 100vw, 50vw"
      className="md:sticky md:top-28 md:rounded-xl md:max-lg:aspect-square"
    />
  );
}

/** Shared with the skeleton, so that nothing moves when the service arrives. */
export const detailsGrid =
  'grid gap-5 md:page-width md:grid-cols-2 md:items-start md:gap-10 md:pt-10 lg:grid-cols-[7fr_6fr] lg:gap-16';

/** Longer texts would push the price out of sight. */
const longLength = 420;

/** The full description. A long one is folded to a few lines, so that price and button stay visible. */
function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(text.length <= longLength);
  const id = useId();
  return (
    <>
      <p
        id={id}
        className={`mt-4 max-w-prose whitespace-pre-line wrap-anywhere text-muted md:text-lg ${isOpen ? '' : 'line-clamp-6'}`}
      >
        {text}
      </p>
      {text.length > longLength && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mb-2.5 inline-flex min-h-11 items-center font-semibold text-plum underline-offset-4 hover:underline"
        >
          {isOpen ? words.readLess : words.readMore}
        </button>
      )}
    </>
  );
}

interface Props {
  /** As it is chosen. */
  service: Service & Choice;
  /** The page's own button. */
  inPage: RefObject<Element | null>;
}

/**
 * Repeats price and button at the bottom of a phone (rule W5) while the page's own button is out of sight. Once the service is in the
 * cart, it leads on.
 */
export function ServiceBar({ service, inPage }: Props) {
  const { cart } = useCart();
  const isRepetition = useInSight(inPage);
  const isInCart = itemOf(cart, refOfService(service)) !== undefined;
  if (isRepetition && !isInCart) return null;
  return (
    <BottomBar>
      {/* In place of the price, not of the button: a second tap on the button must not leave the page. */}
      {isInCart ? (
        <LinkButton href={paths.cart} block>
          {words.viewCart}
        </LinkButton>
      ) : (
        <ServicePrice rupees={service.price} className="min-w-min flex-1 text-xl" />
      )}
      {!isRepetition && (
        <div className="shrink-0">
          <AddToCart service={service} size="md" />
        </div>
      )}
    </BottomBar>
  );
}

interface Part {
  title: string;
  icon: LucideIcon;
  points: string[];
}

/** The same for every service (rule W5), but for the duration. Only a salon that says so has an academy of its own (rule C20). */
export function Overview({ service }: { service: Service }) {
  const claims = useSettings()?.claims;
  const parts: Part[] = [
    {
      title: words.included,
      icon: HandHeart,
      points: [
        claims?.ownAcademy ? words.included1 : words.included1Plain,
        words.included2,
        words.included3(duration(service.durationInMinutes)),
        words.included4,
      ],
    },
    {
      title: words.clean,
      icon: SprayCan,
      points: [words.clean1, words.clean2, words.clean3, words.clean4],
    },
    {
      title: words.ready,
      icon: House,
      points: [words.ready1, words.ready2, words.ready3, words.ready4],
    },
  ];
  return (
    <div className="grid gap-8 md:grid-cols-3 md:gap-8 md:pt-3 lg:gap-12">
      {parts.map(({ title, icon: Icon, points }) => (
        <section key={title}>
          <h2 className="flex items-center gap-3 md:max-lg:flex-col md:max-lg:items-start font-display text-xl font-medium">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sand text-plum">
              <Icon aria-hidden className="size-5" strokeWidth={1.75} />
            </span>
            {title}
          </h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-muted marker:text-marigold">
            {points.map(point => (
              <li key={point} className="pl-1">
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Whether the element is visible in the window. What a phone's header and bottom bar cover does not count. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(entries => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= 0.9), {
      rootMargin: '-64px 0px -72px',
      threshold: 0.9,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isInSight;
}
