import type { Service } from '../../../features/catalog/service.ts';
import { Picture } from '../../../ui/picture.tsx';

/** The pictures of the service and of related ones. */
export function Gallery({ service, related }: { service: Service; related: Service[] }) {
  return (
    <ul className="two-columns grid gap-3 md:grid-cols-4 md:gap-5 md:pt-3">
      {[service, ...related].map(one => (
        <li key={one.id}>
          <figure>
            <Picture
              src={one.imageUrl}
              name={one.name}
              sizes="(width < 48rem) 50vw, 280px"
              className="rounded-md md:rounded-lg"
            />
            <figcaption className="mt-2 text-sm text-muted wrap-anywhere">{one.name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
