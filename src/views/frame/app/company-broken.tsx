import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import type { OpenCompany } from '#views/navigation/app-context.tsx';

interface CompanyBrokenProps {
  readonly company: OpenCompany;
  readonly title: string | undefined;
}

/** The server did not answer, and there is no copy here. */
export function CompanyBroken({ company, title }: CompanyBrokenProps) {
  const { t } = useLingui();
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <EmptyState
        icon="cloudOff"
        title={t`The company cannot be opened`}
        actions={
          <Button
            variant="primary"
            icon="refresh"
            onClick={() => company.sync.send({ type: 'retry' })}
          >{t`Try again`}</Button>
        }
      >
        <Trans>
          The server cannot be reached, and this device has no copy of the company yet. Retrying
          automatically.
        </Trans>
      </EmptyState>
    </>
  );
}
