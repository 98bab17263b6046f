import '../flows.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { chartOfSlug } from '#machines/chart-list.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { ChartDrawing } from '#views/kit/chart/chart-drawing.tsx';
import type { ChartColumn, ChartPaint } from '#views/kit/chart/chart-paint.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartTools } from './chart-tools.tsx';
import { DrawingPane } from './drawing-pane.tsx';
import { useChartPicture, type ChartPicture } from './use-chart-picture.ts';
import { useDrawing } from './use-drawing.ts';

export interface ChartViewProps {
  /** The chart's slug. */
  readonly chart: string;
  readonly paint?: ChartPaint;
  /** A state or a transition, by its id. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  /** Additional columns of the chart's table: what is painted, in words. */
  readonly columns?: readonly ChartColumn[];
}

/** A chart, drawn from its definition, with its paint; or the same as a table. */
export function ChartView(props: ChartViewProps) {
  const { t } = useLingui();
  const picture = useChartPicture(props.chart);
  if (picture.status === 'ready') return <Picture {...props} key={props.chart} picture={picture.value} />;
  if (picture.status === 'loading') return <Skeleton height="24rem" />;
  return <Notice tone="danger">{t`The chart could not be loaded.`}</Notice>;
}

const unpainted: ChartPaint = {};
type PictureProps = ChartViewProps & { readonly picture: ChartPicture };

function Picture({ chart, picture, paint = unpainted, selected, onSelect, columns = [] }: PictureProps) {
  const { shape, layout } = picture;
  const words = useChartWords(chart);
  const [isTable, setTable] = useState(false);
  const hasDots = chartOfSlug(chart)?.kind === 'document';
  const looked = { paint, selected, onSelect, hasDots };
  const { placed, handles, tools, pane } = useDrawing(picture, words, looked);
  const rows = { shape, words, columns, selected };
  return (
    <section className="flow-chart" data-chart={chart} aria-label={words.chart}>
      <ChartTools {...tools} isTable={isTable} onTable={setTable} />
      {isTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also with the keys
        <div className="flow-table-pane" role="region" aria-label={words.chart} tabIndex={0}>
          <ChartTable {...rows} onSelect={onSelect} />
        </div>
      ) : (
        <>
          <DrawingPane name={words.chart} {...pane}>
            <ChartDrawing {...{ shape, layout, placed, words, paint, handles, hasDots }} />
          </DrawingPane>
          <div className="ui-hidden">
            <ChartTable {...rows} onSelect={undefined} />
          </div>
        </>
      )}
    </section>
  );
}
