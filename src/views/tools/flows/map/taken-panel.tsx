import { Trans } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { TakenStep } from '#model/flows/flow-figures.ts';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { FlowDocument, ReplayLink } from '#views/kit/document/flow-document.tsx';
import { PagedDocuments } from './paged-documents.tsx';
import { useAskedDays } from '../figures/range-bar.tsx';
import { usePages } from '../figures/use-pages.ts';
import { useQuestions } from '../figures/use-questions.ts';
import { useTransitionName } from './use-transition-name.ts';

interface TakenPanelProps {
  readonly chart: ListedChart;
  /** Null hides the panel. */
  readonly transition: string | null;
  readonly onClose: () => void;
}

/** The documents that took an arrow within the days, newest first. */
export function TakenPanel({ chart, transition, onClose }: TakenPanelProps) {
  const nameOf = useTransitionName(chart.slug);
  return (
    <SidePanel
      open={transition !== null}
      title={transition === null ? '' : nameOf(transition)}
      onClose={onClose}
    >
      {transition !== null && <Taken key={transition} chart={chart} transition={transition} />}
    </SidePanel>
  );
}

function Taken({ chart, transition }: { readonly chart: ListedChart; readonly transition: string }) {
  const questions = useQuestions();
  const { range } = useAskedDays();
  const pages = usePages(`${transition} ${range.from} ${range.to}`, async (after) => {
    const { steps, next } = await questions.taken(chart.id, transition, range, after);
    return { rows: steps, next };
  });
  return (
    <PagedDocuments pages={pages} none={<Trans>No document took it in this period.</Trans>}>
      {(step) => <TakenRow key={step.seq} kind={chart.id} step={step} />}
    </PagedDocuments>
  );
}

function TakenRow({ kind, step }: { readonly kind: string; readonly step: TakenStep }) {
  const format = useFormat();
  const { document, name, at, byName } = step;
  return (
    <li>
      <span className="flow-row-main">
        <strong>
          <FlowDocument kind={kind} document={document} name={name} />
        </strong>
        <span className="ui-soft ui-truncate">{byName}</span>
      </span>
      <time className="ui-soft ui-number" dateTime={at}>
        {format.dateTime(at)}
      </time>
      <ReplayLink kind={kind} document={document} name={name} />
    </li>
  );
}
