import { useAsync } from '../ui/use-async.ts';
import { barsOf, stretchesOf } from './barcode-bars.ts';

interface BarcodeProps {
  readonly text: string;
  /** Millimetres. */
  readonly height?: number;
  /** Omit the text below the bars. */
  readonly bare?: boolean;
}

/** A text as a barcode, with the text below it. The encoder is loaded when the first one is shown. */
export function Barcode({ text, height = 10, bare = false }: BarcodeProps) {
  const bars = useAsync(`barcode/${text}`, async () => barsOf((await import('jsbarcode')).default, text));
  if (bars.status !== 'ready' || !bars.value) return bare ? null : <span className="paper-code">{text}</span>;
  const { pattern } = bars.value;
  return (
    <span className="paper-code">
      <svg
        role="img"
        aria-label={text}
        viewBox={`0 0 ${pattern.length} 1`}
        preserveAspectRatio="none"
        // Every scanner can read a module of 0.3 mm.
        width={`${pattern.length * 0.3}mm`}
        height={`${height}mm`}
        shapeRendering="crispEdges"
      >
        {stretchesOf(pattern).map(({ at, width }) => (
          <rect key={at} x={at} y={0} width={width} height={1} />
        ))}
      </svg>
      {!bare && <span>{text}</span>}
    </span>
  );
}
