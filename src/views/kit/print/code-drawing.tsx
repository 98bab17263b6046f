import type { CSSProperties } from 'react';
import { stretchesOf } from '#model/areas/stock/labels/bars.ts';

interface CodeDrawingProps {
  /** What it contains. */
  readonly text: string;
  /** Rows of modules from above, `1` dark and `0` light: of bars there is one. */
  readonly rows: readonly string[];
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** Bars or squares as they are printed, at this size. */
export function CodeDrawing({ text, rows, width, height, className, style }: CodeDrawingProps) {
  return (
    <svg
      className={className}
      style={style}
      role="img"
      aria-label={text}
      viewBox={`0 0 ${rows[0]?.length ?? 0} ${rows.length}`}
      preserveAspectRatio="none"
      width={`${width}mm`}
      height={`${height}mm`}
      shapeRendering="crispEdges"
    >
      {rows.flatMap((row, y) =>
        stretchesOf(row).map(({ at, width: wide }) => (
          <rect key={`${at} ${y}`} x={at} y={y} width={wide} height={1} />
        )),
      )}
    </svg>
  );
}
