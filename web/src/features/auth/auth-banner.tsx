import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemWords } from '../../ui/problem-words.tsx';
import type { useBanner } from './use-banner.ts';

interface Props {
  shown: ReturnType<typeof useBanner>;
  onSwitch: () => void;
}

const offers = { register: 'Register Now', login: 'Login' };

/** What went wrong, with the way to the other dialog where that helps. */
export function AuthBanner({ shown: { banner, hold }, onSwitch }: Props) {
  if (!banner) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; being pointed at only gives more time to read
    <div
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="mb-4 animate-fade"
    >
      <Alert
        // A message said anew is a new one to screen readers.
        key={banner.nth}
        tone={banner.tone}
        action={
          banner.offers && (
            <Button size="sm" variant="secondary" onClick={onSwitch}>
              {offers[banner.offers]}
            </Button>
          )
        }
      >
        <ProblemWords of={banner} />
      </Alert>
    </div>
  );
}
