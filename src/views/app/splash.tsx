import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../ui/spinner.tsx';

/** Shown while it is not known yet who is signed in. */
export function Splash() {
  const { t } = useLingui();
  return (
    <main className="app-splash" aria-busy="true" aria-label={t`Opening Lagra`}>
      <Spinner />
    </main>
  );
}
