import '../flows.css';
import '../figures/figures.css';
import './proof.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { NoReport } from './no-report.tsx';
import { ProofOverview } from './proof-overview.tsx';
import { useProofSummary } from './use-proof.ts';
import { WholeRunPanel } from './whole-run-panel.tsx';

/** The last report of the path tests, over all charts. */
export function ProofPage() {
  const { t } = useLingui();
  const { to } = usePaths();
  const summary = useProofSummary();
  return (
    <div className="flow-map">
      <PageHeader
        title={t`Proof`}
        subtitle={t`What the tests of every chart have shown, sentence by sentence.`}
        back={{ label: t`Flows`, to: to('/apps/flows') }}
      />
      {summary.status === 'loading' && <Skeleton height="24rem" />}
      {summary.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={summary.retry}>{t`Try again`}</Button>}>
          <Trans>Couldn't load the report.</Trans>
        </Notice>
      )}
      {summary.status === 'ready' && (
        <>
          {summary.value.report === null ? <NoReport /> : <ProofOverview report={summary.value.report} />}
          <WholeRunPanel run={summary.value.wholeRun} />
        </>
      )}
    </div>
  );
}
