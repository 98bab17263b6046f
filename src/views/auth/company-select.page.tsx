import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#machines/session/session.types.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useApp } from '../app/app-context.tsx';
import { useSessionError } from '../app/session-error.ts';
import { usePaths } from '../app/use-paths.ts';
import { useSessionView } from '../app/use-session.ts';

/** Which of one's companies to work in. */
export function CompanySelectPage() {
  const { t } = useLingui();
  const app = useApp();
  const paths = usePaths();
  const session = useSessionView();
  const errorText = useSessionError();
  const [choosing, setChoosing] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const choose = async (company: number): Promise<void> => {
    if (company === session.active?.id) return paths.go('/dashboard');
    setChoosing(company);
    setFailure(await app.switchCompany(company, { standalone: true }));
    setChoosing(null);
  };
  return (
    <div className="ui-stack">
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
      {session.companies.length === 0 && (
        <Notice tone="info">
          <Trans>You belong to no company yet. Ask an administrator to add you.</Trans>
        </Notice>
      )}
      {session.companies.map((company) => (
        <Button
          key={company.id}
          icon="building"
          iconEnd="chevronRight"
          loading={choosing === company.id}
          onClick={() => void choose(company.id)}
          data-testid={`company-${company.id}`}
        >
          {company.name}
        </Button>
      ))}
      <Button variant="quiet" icon="logout" onClick={session.signOut}>
        {t`Sign out`}
      </Button>
    </div>
  );
}
