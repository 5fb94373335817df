import { useRef } from 'react';
import { useRelatedServices } from '../../../features/catalog/use-related-services.ts';
import { useService } from '../../../features/catalog/use-service.ts';
import { useAfterPaint } from '../../../shared/use-after-paint.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { firstService } from './first-service.ts';
import { Gallery } from './gallery.tsx';
import { Overview } from './overview.tsx';
import { RelatedServices } from './related-services.tsx';
import { ServiceBar } from './service-bar.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceFailed, ServiceNotFound } from './service-problem.tsx';
import { ServiceSkeleton } from './service-skeleton.tsx';

export default function ServicePage({ serviceId }: { serviceId: string | undefined }) {
  const { service, isMissing, isStale, error, reload } = useService(serviceId);
  const below = useAfterPaint(service);
  const related = useRelatedServices(service);
  const add = useRef<HTMLDivElement>(null);
  useDocumentTitle(service?.name ?? (isMissing || !serviceId ? 'Service Not Found' : error ? 'Service' : null));

  if (!serviceId) return <ServiceNotFound>Service ID is missing.</ServiceNotFound>;
  if (isMissing) return <ServiceNotFound>Service not found.</ServiceNotFound>;
  if (error) return <ServiceFailed error={error} onRetry={reload} />;
  if (!service) return <ServiceSkeleton known={firstService(serviceId)} />;
  return (
    <>
      {isStale && (
        <div className="page-width pt-4">
          <StaleNote />
        </div>
      )}
      <ServiceDetails service={service} addRef={add} />
      {below && (
        <>
          <div className="page-width mt-8 md:mt-14">
            <Tabs
              label="About this service"
              tabs={[
                { id: 'overview', label: 'Overview', content: <Overview service={below} /> },
                { id: 'gallery', label: 'Gallery', content: <Gallery service={below} related={related ?? []} /> },
              ]}
            />
          </div>
          <RelatedServices services={related} />
        </>
      )}
      <ServiceBar service={service} inPage={add} />
    </>
  );
}
