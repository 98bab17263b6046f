import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { FlowDocument, ReplayLink } from '#views/kit/document/flow-document.tsx';
import { PagedDocuments } from './paged-documents.tsx';
import { useAskedDays } from '../figures/range-bar.tsx';
import { usePages } from '../figures/use-pages.ts';
import { useQuestions } from '../figures/use-questions.ts';

interface StoodPanelProps {
  readonly chart: ListedChart;
  /** Null hides the panel. */
  readonly state: string | null;
  readonly onClose: () => void;
}

/** The documents that were in a state when the days ended, latest arrivals first. */
export function StoodPanel({ chart, state, onClose }: StoodPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useChartWords(chart.slug);
  const { range } = useAskedDays();
  const name = state === null ? '' : words.state(state);
  const day = format.date(range.to);
  return (
    <SidePanel open={state !== null} title={t`${name}, ${day}`} onClose={onClose}>
      {state !== null && <Stood key={state} chart={chart} state={state} />}
    </SidePanel>
  );
}

function Stood({ chart, state }: { readonly chart: ListedChart; readonly state: string }) {
  const format = useFormat();
  const questions = useQuestions();
  const { range } = useAskedDays();
  const pages = usePages(`${state} ${range.from} ${range.to}`, async (after) => {
    const { documents, next } = await questions.stood(chart.id, state, range, after);
    return { rows: documents, next };
  });
  return (
    <PagedDocuments pages={pages} none={<Trans>No document was there then.</Trans>}>
      {({ seq, document, name, since }) => (
        <li key={seq}>
          <span className="flow-row-main">
            <strong>
              <FlowDocument kind={chart.id} document={document} name={name} />
            </strong>
          </span>
          <time className="ui-soft ui-number" dateTime={since}>
            {format.dateTime(since)}
          </time>
          <ReplayLink kind={chart.id} document={document} name={name} />
        </li>
      )}
    </PagedDocuments>
  );
}
