import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { ledgerPath } from './ledger-path.ts';

interface LedgerLinkProps {
  readonly of: Parameters<typeof ledgerPath>[0];
  /** The quantity that the moves explain. */
  readonly children: ReactNode;
}

/** A quantity that leads to the moves it is the sum of. */
export function LedgerLink({ of, children }: LedgerLinkProps) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <UiLink to={paths.to(ledgerPath(of))} title={t`See the moves that it is the sum of`}>
      {children}
    </UiLink>
  );
}
