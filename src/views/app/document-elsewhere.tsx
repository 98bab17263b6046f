import { useLingui } from '@lingui/react/macro';
import { ownName } from '../document/document-name.ts';
import { kindOf } from '../kind-registry.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { Elsewhere } from './app-context.tsx';
import { useCompanySwitch } from './use-company-switch.ts';

interface DocumentElsewhereProps {
  readonly kind: string;
  readonly found: Elsewhere;
}

/** Shown instead of a document that belongs to another company of the person. */
export function DocumentElsewhere({ kind, found: { company, row } }: DocumentElsewhereProps) {
  const { t, i18n } = useLingui();
  const { going, switchTo } = useCompanySwitch();
  const one = kindOf(kind)?.one;
  const { name } = company;
  const document = [one && i18n._(one), ownName(row)].filter(Boolean).join(' ');
  return (
    <>
      <PageHeader title={document} />
      <EmptyState
        icon="building"
        title={t`${document} is in ${name}`}
        actions={
          <Button
            variant="primary"
            loading={going !== null}
            onClick={() => switchTo(company.id)}
            data-testid="switch-company"
          >{t`Switch to ${name}`}</Button>
        }
      >
        {t`You have another company open here.`}
      </EmptyState>
    </>
  );
}
