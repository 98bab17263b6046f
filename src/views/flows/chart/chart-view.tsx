import '../flows.css';
import {
  useCallback,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { chartOfSlug } from '#machines/chart-list.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { useChartWords } from '../words/use-chart-words.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import type { ChartColumn, ChartPaint } from './chart-paint.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartTools } from './chart-tools.tsx';
import { foldedAtFirst, placeParts, roomFor } from './placed-parts.ts';
import { useChartHandles } from './use-chart-handles.ts';
import { useChartPicture, type ChartPicture } from './use-chart-picture.ts';
import { useWalk } from './use-walk.ts';
import { createZoom, fitOf, scaleOf, type Size, type Zoom } from './zoom.ts';

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

type PictureProps = ChartViewProps & { readonly picture: ChartPicture };

function Picture({ chart, picture, paint = unpainted, selected, onSelect, columns = [] }: PictureProps) {
  const { shape, layout } = picture;
  const words = useChartWords(chart);
  const [isTable, setTable] = useState(false);
  const { attach, placed, handles, tools, frame } = useDrawing(picture, words, { paint, selected, onSelect });
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
          <div ref={attach} className="flow-pane" dir="ltr">
            <DrawingFrame name={words.chart} {...frame}>
              <ChartDrawing
                {...{ shape, layout, placed, words, paint, handles }}
                hasDots={chartOfSlug(chart)?.kind === 'document'}
              />
            </DrawingFrame>
          </div>
          <div className="ui-hidden">
            <ChartTable {...rows} onSelect={undefined} />
          </div>
        </>
      )}
    </section>
  );
}

interface Looked {
  readonly paint: ChartPaint;
  readonly selected: string | undefined;
  readonly onSelect: ((id: string) => void) | undefined;
}

/** What of a drawing changes while it is looked at: what is folded, how large it is, where the keys are. */
function useDrawing(
  { shape, layout, flow }: ChartPicture,
  words: ChartWords,
  { paint, selected, onSelect }: Looked,
) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => foldedAtFirst(layout, shape, flow));
  const [zoom] = useState(createZoom);
  const zoomed = useSyncExternalStore(zoom.subscribe, zoom.snapshot);
  const attach = useCallback((pane: HTMLDivElement) => zoom.attach(pane), [zoom]);
  const placed = placeParts(layout, folded, roomFor(flow, zoomed.room.width));
  const size = { width: placed.width + 2 * MARGIN, height: placed.height + 2 * MARGIN };
  const onFold = (state: string): void => setFolded(folded.symmetricDifference(new Set([state])));
  const { svg, onKeyDown, ...walk } = useWalk({ shape, folded, onFold, onSelect });
  const handles = useChartHandles({ shape, words, paint, folded, onFold, selected, onSelect, walk });
  const scale = scaleOf(zoomed, size);
  const onFit = (): void => zoom.to(fitOf(zoom.snapshot(), size));
  const onKey = (event: KeyboardEvent): void => {
    if (!zoomByKey(event.key, zoom, onFit)) onKeyDown(event);
  };
  const tools = { shape, words, svg, zoom, scale, folded, onFit, onFold: setFolded };
  return { attach, placed, handles, tools, frame: { size, scale, svg, onKeyDown: onKey } };
}

interface DrawingFrameProps {
  readonly name: string;
  readonly size: Size;
  readonly scale: number;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

function DrawingFrame({ name, size: { width, height }, scale, svg, onKeyDown, children }: DrawingFrameProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is in it takes the focus
    <svg
      ref={svg}
      role="group"
      aria-label={t`Chart of ${name}`}
      width={width * scale}
      height={height * scale}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      onKeyDown={onKeyDown}
    >
      {children}
    </svg>
  );
}

function zoomByKey(key: string, zoom: Zoom, fit: () => void): boolean {
  if (key === '+' || key === '=') zoom.by(1.2);
  else if (key === '-') zoom.by(1 / 1.2);
  else if (key === '0') fit();
  else return false;
  return true;
}
