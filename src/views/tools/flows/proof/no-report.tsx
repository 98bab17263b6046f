import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#views/ui/empty-state.tsx';

/** Shown while there is no report: how to create one. */
export function NoReport() {
  const { t } = useLingui();
  return (
    <EmptyState icon="shield" title={t`No report of the tests yet`}>
      <Trans>
        <code>npm run test:model</code> walks every chart and writes one; <code>npm test</code> walks them in
        the browser, too.
      </Trans>
    </EmptyState>
  );
}
