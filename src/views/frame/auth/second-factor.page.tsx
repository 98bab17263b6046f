import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useAccount } from '#views/navigation/use-account.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { SecondFactorPanel } from '../settings/second-factor-panel.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useKept } from '#views/ui/use-kept.ts';
import './auth.css';

/** Where a company leads that asks its members for a second factor, before it shows anything of its own. */
export function SecondFactorPage() {
  const { ownAccount } = useAccount();
  const [changes, setChanges] = useState(0);
  const factors = useKept(useAsync(`factors ${changes}`, ownAccount.loadFactors));
  const paths = usePaths();
  // Loaded anew: permissions were refused, and the company was not opened.
  const goOn = (): void => location.assign(paths.to('/dashboard'));
  return (
    <div className="ui-stack">
      <p>
        <Trans>Your company asks its members for a second factor. Set one up, and your work opens.</Trans>
      </p>
      {factors.status === 'loading' && <Spinner />}
      {factors.status === 'failed' && (
        <Notice tone="danger" actions={<RetryButton onRetry={factors.retry} />}>
          <Trans>This part could not be loaded.</Trans>
        </Notice>
      )}
      {factors.status === 'ready' && (
        <SecondFactorPanel factors={factors.value} onChanged={() => setChanges(changes + 1)} onDone={goOn} />
      )}
      <Leave />
    </div>
  );
}

const RetryButton = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Button onClick={onRetry}>
    <Trans>Try again</Trans>
  </Button>
);

/** Other ways on: another company, or out. */
function Leave() {
  const session = useSessionView();
  const paths = usePaths();
  return (
    <div className="auth-leave">
      {session.companies.length > 1 && (
        <Button variant="quiet" to={paths.to('/auth/company-select')}>
          <Trans>Choose another company</Trans>
        </Button>
      )}
      <Button variant="quiet" icon="logout" onClick={session.signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  );
}
