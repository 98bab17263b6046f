import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../ui/spinner.tsx';

/** Shown for the moment in which it is not yet known who is there. */
export function Splash() {
  const { t } = useLingui();
  return (
    <main className="app-splash" aria-busy="true" aria-label={t`Opening Lagra`}>
      <Spinner />
    </main>
  );
}
