import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { TakenStep } from '#model/flows/flow-figures.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { FlowDocument, ReplayLink } from './flow-document.tsx';
import { useAskedDays } from './range-bar.tsx';
import { usePages } from './use-pages.ts';
import { useQuestions } from './use-questions.ts';
import { useTransitionName } from './use-transition-name.ts';

interface TakenPanelProps {
  readonly chart: ListedChart;
  /** Null: nothing is shown. */
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
  const { t } = useLingui();
  const questions = useQuestions();
  const { range } = useAskedDays();
  const pages = usePages(`${transition} ${range.from} ${range.to}`, async (after) => {
    const { steps, next } = await questions.taken(chart.id, transition, range, after);
    return { rows: steps, next };
  });
  if (pages.status === 'loading' && pages.rows.length === 0) return <Skeleton height="12rem" />;
  return (
    <>
      {pages.status === 'ready' && pages.rows.length === 0 && (
        <p className="ui-soft">
          <Trans>No document took it in these days.</Trans>
        </p>
      )}
      <ul className="flow-rows">
        {pages.rows.map((step) => (
          <TakenRow key={step.seq} kind={chart.id} step={step} />
        ))}
      </ul>
      {pages.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={pages.onRetry}>{t`Try again`}</Button>}>
          <Trans>The documents did not come.</Trans>
        </Notice>
      )}
      {pages.onMore && (
        <Button onClick={pages.onMore} loading={pages.status === 'loading'}>{t`Show more`}</Button>
      )}
    </>
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
