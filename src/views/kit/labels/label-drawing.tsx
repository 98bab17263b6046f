import './labels.css';
import type { CSSProperties } from 'react';
import type { Label, LabelCode, LabelPart } from '#model/areas/stock/labels/label-parts.ts';
import { barsOf } from '#model/areas/stock/labels/bars.ts';
import { CodeDrawing } from '#views/kit/print/code-drawing.tsx';
import { qrRowsOf } from '#model/areas/stock/labels/code-rows.ts';
import { useAsync } from '#views/ui/use-async.ts';

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
  const code = useAsync(`label/${symbology}/${data}`, () => rowsOf(part));
  if (code.status !== 'ready' || !code.value) return null;
  const rows = code.value;
  // Scanners read modules of up to half a millimetre best.
  const wide = symbology === 'QR' ? width : Math.min(width, (rows[0]?.length ?? 0) * 0.5);
  const { left, top } = placeOf(part);
  return (
    <CodeDrawing
      className="label-bars"
      style={{ left, top }}
      text={data}
      {...{ rows, height }}
      width={wide}
    />
  );
}

async function rowsOf({ data, symbology }: LabelCode): Promise<readonly string[] | null> {
  if (symbology === 'QR') return qrRowsOf((await import('uqr')).encode, data);
  const isGs1 = symbology === 'GS1';
  const text = isGs1 ? data.replaceAll(/[()]/g, '') : data;
  const bars = barsOf((await import('jsbarcode')).default, text, isGs1);
  return bars && [bars.pattern];
}
