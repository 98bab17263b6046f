import { Trans, useLingui } from '@lingui/react/macro';
import { shapeMark } from '#model/flows/shape-mark.ts';
import { Notice } from '#views/ui/notice.tsx';
import { ProofStats } from './proof-stats.tsx';
import type { ProofViewProps } from './proof-view-props.ts';
import { RunLine } from './run-line.tsx';
import { ShortestFailure } from './shortest-failure.tsx';

/** The age of a chart's report, whether it is still valid, its figures, and the failures. */
export function ProofHead({ slug, shape, run, chart }: ProofViewProps) {
  const { t } = useLingui();
  return (
    <>
      <RunLine run={run} isPart />
      {chart.mark !== shapeMark(shape) && (
        <Notice tone="warning" title={t`The chart has changed since then`}>
          <Trans>
            The colours show what was proven of an older version of the chart. Run the tests again.
          </Trans>
        </Notice>
      )}
      {chart.truncated && (
        <Notice tone="danger">{t`The exploration was cut off: not every state was seen.`}</Notice>
      )}
      <ProofStats chart={chart} />
      <ShortestFailure slug={slug} failures={chart.failures} />
    </>
  );
}
