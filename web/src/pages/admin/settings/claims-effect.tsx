import { Check, Star } from 'lucide-react';
import { figures } from '../../../features/salon/settings/claims.ts';
import { useSettingsPreview } from './preview.tsx';
import { EffectTitle } from './settings-section.tsx';

const names = { years: 'years', clients: 'clients', services: 'services' };

/** The claims as Home shows them. */
export function ClaimsEffect() {
  const { claims } = useSettingsPreview().settings;
  const typed = figures(claims);
  const isSilent = typed.length === 0 && claims.lines.length === 0 && claims.rating === null;
  return (
    <>
      <EffectTitle>On the home page</EffectTitle>
      {isSilent && <p>No figures. Home says what is true of every visit: prices before booking, payment after the visit.</p>}
      {claims.rating !== null && claims.reviews !== null && (
        <p className="figures flex items-center gap-2 text-sm font-semibold">
          <Star aria-hidden className="size-4.5 fill-marigold text-marigold" />
          {claims.rating.toFixed(1)} rating from {claims.reviews.toLocaleString('en-IN')}+ reviews
        </p>
      )}
      {typed.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {typed.map(({ of, figure }) => (
            <div key={of} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{names[of]}</dt>
              <dd className="font-display text-2xl font-medium">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {claims.lines.length > 0 && (
        <ul className="grid gap-2">
          {claims.lines.map(({ en }) => (
            <li key={en} className="flex items-start gap-2 font-medium">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
              <span className="wrap-anywhere">{en}</span>
            </li>
          ))}
        </ul>
      )}
      {claims.rating !== null && (
        <p className="text-sm text-muted">The rating goes as soon as five of your own customers have written reviews here.</p>
      )}
    </>
  );
}
