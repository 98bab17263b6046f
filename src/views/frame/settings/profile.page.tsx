import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppearancePanel } from '../appearance/appearance-panel.tsx';
import { useAccount } from '#views/navigation/use-account.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync, type Async } from '#views/ui/use-async.ts';
import { useFormKeys } from '#views/ui/use-form-keys.ts';
import { useKept } from '#views/ui/use-kept.ts';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** A person's own settings: name, language, password, second factor, and sessions. */
export function ProfilePage() {
  const { t } = useLingui();
  const { ownAccount } = useAccount();
  const { email, name, companies } = useSessionView();
  const owner = { email, name, companies: companies.map((company) => company.name) };
  const [passwords, setPasswords] = useState(0);
  const profile = useAsync('profile', ownAccount.loadProfile);
  const [factorChanges, setFactorChanges] = useState(0);
  const factors = useKept(useAsync(`factors ${factorChanges}`, ownAccount.loadFactors));
  const sessions = useAsync(`sessions ${passwords}`, ownAccount.loadSessions);
  useFormKeys({ save: () => document.activeElement?.closest('form')?.requestSubmit() });
  return (
    <div className="ui-form">
      <PageHeader title={t`Profile`} />
      <Asked answer={profile}>{(value) => <ProfilePanel profile={value} />}</Asked>
      <AppearancePanel />
      <PasswordPanel owner={owner} onChanged={() => setPasswords(passwords + 1)} />
      <Asked answer={factors}>
        {(value) => (
          <SecondFactorPanel factors={value} onChanged={() => setFactorChanges(factorChanges + 1)} />
        )}
      </Asked>
      <Asked answer={sessions}>{(value) => <SessionsPanel sessions={value} />}</Asked>
    </div>
  );
}

interface AskedProps<T> {
  readonly answer: Async<T>;
  readonly children: (value: T) => ReactNode;
}

/** The server's answer, or a retry button. */
function Asked<T>({ answer, children }: AskedProps<T>) {
  const { t } = useLingui();
  if (answer.status === 'loading') return <Skeleton height="12rem" />;
  if (answer.status === 'ready') return children(answer.value);
  return (
    <Notice
      tone="danger"
      actions={
        <Button onClick={answer.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {t`This part could not be loaded.`}
    </Notice>
  );
}
