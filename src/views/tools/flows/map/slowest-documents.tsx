import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { FlowFigures } from '#model/flows/flow-figures.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { WaitingRow } from '../figures/waiting-row.tsx';

interface SlowestDocumentsProps {
  readonly chart: ListedChart;
  readonly figures: FlowFigures;
}

/** The documents open at the end of the days that had waited longest relative to the limit of their state. */
export function SlowestDocuments({ chart, figures: { slowest, at, to } }: SlowestDocumentsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const day = format.date(to);
  return (
    <Panel title={to < useToday() ? t`Slowest on ${day}` : t`Slowest now`} flush>
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
