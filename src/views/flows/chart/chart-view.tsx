import '../flows.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { chartOfSlug } from '#machines/chart-list.ts';
import { useChartWords } from '../words/use-chart-words.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import type { ChartColumn, ChartPaint } from './chart-paint.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartTools } from './chart-tools.tsx';
import { placeParts } from './placed-parts.ts';
import { useChartHandles } from './use-chart-handles.ts';
import { useChartPicture, type ChartPicture } from './use-chart-picture.ts';
import { useZoom } from './use-zoom.ts';

export interface ChartViewProps {
  /** The chart's slug. */
  readonly chart: string;
  readonly paint?: ChartPaint;
  /** A state or a transition, by its id. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  /** Columns of the chart's table beyond its own: what is painted, in words. */
  readonly columns?: readonly ChartColumn[];
}

/** A chart, drawn from its definition, with what is painted on it; or as a table of the same. */
export function ChartView(props: ChartViewProps) {
  const { t } = useLingui();
  const picture = useChartPicture(props.chart);
  if (picture.status === 'ready') return <Picture {...props} key={props.chart} picture={picture.value} />;
  if (picture.status === 'loading') return <Skeleton height="24rem" />;
  return <Notice tone="danger">{t`The chart could not be loaded.`}</Notice>;
}

const unpainted: ChartPaint = {};
/** Around the drawing in px: figures and arrow heads stand out of it. */
const MARGIN = 14;

function Picture({
  chart,
  picture,
  paint = unpainted,
  selected,
  onSelect,
  columns = [],
}: ChartViewProps & { readonly picture: ChartPicture }) {
  const { t } = useLingui();
  const { shape, layout } = picture;
  const words = useChartWords(chart);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [isTable, setTable] = useState(false);
  const [room, setRoom] = useState(1000);
  const placed = placeParts(layout, folded, Math.max(room, 700) / 0.8);
  const size = { width: placed.width + 2 * MARGIN, height: placed.height + 2 * MARGIN };
  const zoom = useZoom(size);
  if (zoom.room !== room) setRoom(zoom.room);
  const fold = (state: string): void => setFolded(folded.symmetricDifference(new Set([state])));
  const { handles, svg, onKeyDown } = useChartHandles({
    shape,
    words,
    folded,
    onFold: fold,
    selected,
    onSelect,
  });
  const rows = { shape, words, columns, selected };
  return (
    <section className="flow-chart" data-chart={chart} aria-label={words.chart}>
      <ChartTools {...{ shape, words, svg, zoom, folded, isTable }} onFold={setFolded} onTable={setTable} />
      {isTable ? (
        <ChartTable {...rows} onSelect={onSelect} />
      ) : (
        <>
          <div ref={zoom.pane} className="flow-pane" dir="ltr">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is in it takes the focus */}
            <svg
              ref={svg}
              role="group"
              aria-label={t`Chart of ${words.chart}`}
              width={size.width * zoom.scale}
              height={size.height * zoom.scale}
              viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
              onKeyDown={(event) => {
                if (!zoomByKey(event.key, zoom)) onKeyDown(event);
              }}
            >
              <ChartDrawing
                {...{ shape, layout, placed, words, paint, handles }}
                hasDots={chartOfSlug(chart)?.kind === 'document'}
              />
            </svg>
          </div>
          <div className="ui-hidden">
            <ChartTable {...rows} onSelect={undefined} />
          </div>
        </>
      )}
    </section>
  );
}

function zoomByKey(key: string, zoom: ReturnType<typeof useZoom>): boolean {
  if (key === '+' || key === '=') zoom.by(1.2);
  else if (key === '-') zoom.by(1 / 1.2);
  else if (key === '0') zoom.toFit();
  else return false;
  return true;
}
