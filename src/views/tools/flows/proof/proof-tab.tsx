import '../flows.css';
import '../figures/figures.css';
import './proof.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { NoReport } from './no-report.tsx';
import { ProofView } from './proof-view.tsx';
import { useProofOf, useProofSummary } from './use-proof.ts';

/** What the last run of the path tests proved about a chart, painted on it. */
export function ProofTab({ chart }: { readonly chart: ListedChart }) {
  const { t } = useLingui();
  const proof = useProofOf(chart.id);
  // Loaded apart from the drawing, which changes with the width: what is open here stays open.
  const shape = useAsync(`shape ${chart.slug}`, async () => chartShape(await chart.load()));
  if (proof.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={proof.retry}>{t`Try again`}</Button>}>
        <Trans>Couldn't load the report.</Trans>
      </Notice>
    );
  if (proof.status === 'loading' || shape.status === 'loading') return <Skeleton height="24rem" />;
  const { told } = proof.value.answer;
  if (told === null) return <Untold />;
  if (shape.status === 'failed') return <Notice tone="danger">{t`The chart could not be loaded.`}</Notice>;
  return (
    <ProofView
      slug={chart.slug}
      shape={shape.value}
      run={told.run}
      chart={told.chart}
      picture={proof.value.picture}
    />
  );
}

/** There is no report, or it does not cover this chart. */
function Untold() {
  const { t } = useLingui();
  const summary = useProofSummary();
  if (summary.status === 'loading') return <Skeleton height="12rem" />;
  if (summary.status === 'failed' || summary.value.report === null) return <NoReport />;
  return (
    <EmptyState icon="shield" title={t`The report doesn't cover this chart`}>
      <Trans>The last run was made before the chart was there, or without its tests.</Trans>
    </EmptyState>
  );
}
