import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { FlowFigures } from '#model/flows/flow-figures.ts';
import { Panel } from '../../ui/panel.tsx';
import { WaitingRow } from './waiting-row.tsx';

interface SlowestDocumentsProps {
  readonly chart: ListedChart;
  readonly figures: FlowFigures;
}

/** The open documents that have waited longest against the limit of their state. */
export function SlowestDocuments({ chart, figures: { slowest, at } }: SlowestDocumentsProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Slowest now`} flush>
      {slowest.length === 0 && (
        <p className="flow-calm">
          <Trans>No open document waits in a state that has a limit.</Trans>
        </p>
      )}
      <ul className="flow-rows">
        {slowest.map((waiting) => (
          <WaitingRow
            key={`${waiting.document} ${waiting.state}`}
            slug={chart.slug}
            waiting={waiting}
            at={at}
          />
        ))}
      </ul>
    </Panel>
  );
}
