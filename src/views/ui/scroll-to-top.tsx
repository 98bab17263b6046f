import { useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';

const THRESHOLD = 200;

/** A way back up, once the page is scrolled by more than 200 px. */
export function ScrollToTop() {
  const { t } = useLingui();
  const shown = useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true });
      return () => window.removeEventListener('scroll', changed);
    },
    () => window.scrollY > THRESHOLD,
    () => false,
  );
  if (!shown) return null;
  return (
    <div className="ui-scroll-top ui-no-print">
      <Button
        variant="quiet"
        icon="arrowUp"
        label={t`Scroll to top`}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      />
    </div>
  );
}
