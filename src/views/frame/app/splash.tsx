import { useLingui } from '@lingui/react/macro';
import { Spinner } from '#views/ui/spinner.tsx';

/**
 * Shown while it is not known yet who is signed in.
 * @param within whether it is in a layout that has a main part already
 */
export function Splash({ within = false }: { readonly within?: boolean }) {
  const { t } = useLingui();
  const Part = within ? 'div' : 'main';
  return (
    <Part
      className="app-splash"
      aria-busy="true"
      aria-label={t`Opening Lagra`}
      {...(within && { role: 'status' })}
    >
      <Spinner />
    </Part>
  );
}
