import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyEntry, Failure } from '#machines/app/session/session.types.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { Button } from '#views/ui/button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import '../app/nav.css';
import './auth.css';

/** Chooses the company to work in. */
export function CompanySelectPage() {
  const { t } = useLingui();
  const { leftCompany } = useApp();
  const session = useSessionView();
  const errorText = useSessionError();
  const { choose, choosing, failure } = useChoice(session.active);
  return (
    <>
      {leftCompany && (
        <Notice tone="warning" title={t`You are no longer a member of ${leftCompany}`}>
          {session.companies.length > 0 && <Trans>Choose which of your companies to go on in.</Trans>}
        </Notice>
      )}
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
      {session.companies.length === 0 && (
        <Notice tone="info">
          <Trans>You belong to no company yet. Ask an administrator to add you.</Trans>
        </Notice>
      )}
      <ul className="auth-companies">
        {session.companies.map((company) => (
          <li key={company.id}>
            <CompanyChoice
              company={company}
              current={company.id === session.active?.id}
              loading={company.id === choosing}
              disabled={choosing !== null}
              onChoose={() => void choose(company.id)}
            />
          </li>
        ))}
      </ul>
      <div className="auth-leave">
        <Button variant="quiet" icon="logout" onClick={session.signOut}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </>
  );
}

/** Opens a company, switching to it if it is not active; `choosing` is in progress, `failure` why it failed. */
function useChoice(active: CompanyEntry | null) {
  const app = useApp();
  const paths = usePaths();
  const [choosing, setChoosing] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const choose = async (company: number): Promise<void> => {
    if (company === active?.id) return paths.go('/dashboard');
    setChoosing(company);
    setFailure(await app.switchCompany(company, { standalone: true }));
    setChoosing(null);
  };
  return { choose, choosing, failure };
}

interface CompanyChoiceProps {
  readonly company: CompanyEntry;
  readonly current: boolean;
  readonly loading: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function CompanyChoice({ company, current, loading, disabled, onChoose }: CompanyChoiceProps) {
  return (
    <button
      type="button"
      className="auth-company"
      aria-current={current}
      aria-disabled={disabled}
      aria-busy={loading}
      data-testid={`company-${company.id}`}
      onClick={() => disabled || onChoose()}
    >
      <span className="app-company-mark" aria-hidden>
        {company.name.charAt(0)}
      </span>
      <span className="auth-company-name">
        <span>{company.name}</span>
        {current && (
          <small>
            <Trans>You are working here</Trans>
          </small>
        )}
      </span>
      {loading ? <Spinner /> : <Icon name="chevronRight" size={17} />}
    </button>
  );
}
