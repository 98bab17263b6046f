import './labels.css';
import type { CSSProperties } from 'react';
import type { Label, LabelCode, LabelPart } from '#model/labels/label-parts.ts';
import { barsOf, stretchesOf } from '../print/barcode-bars.ts';
import { useAsync } from '../ui/use-async.ts';

interface LabelDrawingProps {
  readonly label: Label;
  /** Millimetres from the upper left corner of its paper. */
  readonly at: { readonly x: number; readonly y: number };
}

/** A label as it is printed, at full size: the same parts as its ZPL has. */
export function LabelDrawing({ label, at }: LabelDrawingProps) {
  const { width, height } = label.size;
  const style = { left: `${at.x}mm`, top: `${at.y}mm`, width: `${width}mm`, height: `${height}mm` };
  return (
    <div className="label" style={style}>
      {label.parts.map((part) =>
        part.kind === 'text' ? (
          <span key={`${part.y} ${part.text}`} className="label-text" style={placeOf(part)}>
            {part.text}
          </span>
        ) : (
          <Bars key={part.data} part={part} />
        ),
      )}
    </div>
  );
}

const placeOf = (part: LabelPart): CSSProperties => ({
  left: `${part.x}mm`,
  top: `${part.y}mm`,
  width: `${part.width}mm`,
  ...(part.kind === 'text' && { fontSize: `${part.size}mm` }),
});

/** The encoder is loaded when the first label is shown. */
function Bars({ part }: { readonly part: LabelCode }) {
  const { data, symbology, height, width } = part;
  const isGs1 = symbology === 'GS1';
  const bars = useAsync(`label/${symbology}/${data}`, async () =>
    barsOf((await import('jsbarcode')).default, isGs1 ? data.replaceAll(/[()]/g, '') : data, isGs1),
  );
  if (bars.status !== 'ready' || !bars.value) return null;
  const { pattern } = bars.value;
  // Scanners read modules of up to half a millimetre best.
  const wide = Math.min(width, pattern.length * 0.5);
  return (
    <svg
      className="label-bars"
      style={placeOf(part)}
      role="img"
      aria-label={data}
      viewBox={`0 0 ${pattern.length} 1`}
      preserveAspectRatio="none"
      width={`${wide}mm`}
      height={`${height}mm`}
      shapeRendering="crispEdges"
    >
      {stretchesOf(pattern).map(({ at, width: stretch }) => (
        <rect key={at} x={at} y={0} width={stretch} height={1} />
      ))}
    </svg>
  );
}
