import { useCallback, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChartOverview, overviewSize, type OverviewProps } from './chart-overview.tsx';
import { MARGIN } from '#views/kit/chart/placed-parts.ts';
import type { Size } from './watch-pane.ts';
import { isBeyond, type Zoom, type Zoomed } from './zoom.ts';

interface DrawingPaneProps {
  readonly name: string;
  readonly zoom: Zoom;
  readonly zoomed: Zoomed;
  readonly size: Size;
  readonly scale: number;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The state or transition shown at first. */
  readonly start: string;
  readonly overview: Pick<OverviewProps, 'placed' | 'root' | 'toneOf' | 'paint'>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** The drawing in its pane; if it is larger than that, with a minimap of the visible part. */
export function DrawingPane(props: DrawingPaneProps) {
  const { name, zoom, zoomed, size, scale, svg, start, overview, onKeyDown, children } = props;
  const { t } = useLingui();
  const attach = useCallback((pane: HTMLDivElement) => zoom.attach(pane), [zoom]);
  const { width, height } = size;
  // Content at the end can be scrolled out from under the minimap.
  const under = isBeyond(zoomed, size, scale) ? overviewSize(size, zoomed.room).height + 16 : null;
  return (
    <div className="flow-ground">
      <div
        ref={attach}
        className="flow-pane"
        dir="ltr"
        data-start={start}
        {...(under !== null && { style: { scrollPaddingBlockEnd: under + 16 } })}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is in it takes the focus */}
        <svg
          ref={svg}
          role="group"
          aria-label={t`Chart of ${name}`}
          width={width * scale}
          height={height * scale}
          viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
          style={{ marginBlockEnd: under ?? 0 }}
          onKeyDown={onKeyDown}
        >
          {children}
        </svg>
      </div>
      {under !== null && <ChartOverview {...overview} {...{ zoom, size, scale }} room={zoomed.room} />}
    </div>
  );
}
