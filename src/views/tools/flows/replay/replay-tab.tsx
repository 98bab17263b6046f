import '../flows.css';
import './replay.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import { engine } from '#machines/registry.ts';
import { documentPath } from '#model/flows/document-path.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { historyItems, type HistoryItem } from '#views/kit/document/history-items.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { FlowDocument } from '#views/kit/document/flow-document.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { DocumentReplay } from './document-replay.tsx';

interface ReplayTabProps {
  readonly chart: ListedChart;
}

/** The path of one document on its chart, moment by moment, next to the document at that time. */
export function ReplayTab({ chart }: ReplayTabProps) {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const document = query['document'] ?? null;
  return (
    <div className="flow-replay">
      <div className="flow-replay-head">
        <DocumentPicker
          kind={chart.id}
          document={document}
          onChange={(next) => setQuery({ document: next ?? undefined })}
        />
        {document !== null && <FlowDocument kind={chart.id} document={document} name={null} />}
      </div>
      {document === null ? (
        <EmptyState icon="history" title={t`Choose a document`}>
          <Trans>Its whole path, replayed from the log: every step, who took it and when.</Trans>
        </EmptyState>
      ) : (
        <Replayed key={document} chart={chart} document={document} />
      )}
    </div>
  );
}

function Replayed({ chart, document }: ReplayTabProps & { readonly document: string }) {
  const { t } = useLingui();
  const model = useModel();
  const history = useAsync(`${chart.id}/${document}`, () => model.history(chart.id, document));
  if (history.status === 'loading') return <Skeleton height="24rem" />;
  if (history.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={history.retry}>{t`Try again`}</Button>}>
        <Trans>The history is on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  const told = historyItems(engine, chart.id, history.value).filter(ownOf(chart.id));
  const machine = engine.types.get(chart.id)?.chart;
  if (told.length === 0 || !machine) return <EmptyState icon="search" title={t`There is no such document`} />;
  const steps = documentPath(
    machine,
    told.map(({ event }) => event),
  );
  return <DocumentReplay chart={chart} told={told} steps={steps} />;
}

const ownOf =
  (kind: string) =>
  ({ event }: HistoryItem): boolean =>
    event.kind === kind;
