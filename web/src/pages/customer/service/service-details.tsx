import { Clock } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { Link } from 'wouter';
import * as words from '#words/service';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { AddToCart } from '../../../features/shop/cart/add-to-cart.tsx';
import { ServiceRating } from '../../../features/shop/catalog/rating.tsx';
import type { Service } from '../../../features/shop/catalog/service.ts';
import { ServicePrice } from '../../../features/shop/catalog/service-price.tsx';
import { paths } from '../../../paths.ts';
import { duration } from '../../../shared/format.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';

/** The page's own decorative rating (rule C13). */
const decorative = 4.8;

/** On a phone the picture fills the width. On a desktop it is beside the text. */
export function ServiceDetails({ service, addRef }: { service: Service; addRef: Ref<HTMLDivElement> }) {
  const { name, description, categoryId, categoryName, price, durationInMinutes, imageUrl } = service;
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
            {duration(durationInMinutes)}
          </span>
        </p>
        <Description text={description} />
        <div className="mt-5 border-t border-line pt-5 md:mt-7 md:pt-7">
          <ServicePrice rupees={price} className="text-2xl md:text-3xl" />
          <p className="mt-1 text-sm text-muted">
            {words.forTheVisit} <span>{offersUpi ? words.payAfterOrUpi : words.payAfter}</span>
          </p>
          <div ref={addRef} className="mt-5 md:max-w-xs">
            <AddToCart service={service} size="lg" block />
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
