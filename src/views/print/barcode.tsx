import { useAsync } from '../ui/use-async.ts';
import { barsOf, stretchesOf } from './barcode-bars.ts';

interface BarcodeProps {
  readonly text: string;
  /** Millimetres. */
  readonly height?: number;
  /** Leaves the text under the bars out. */
  readonly bare?: boolean;
}

/** A text in bars for scanners, with the text under it. The encoder is fetched when the first one is shown. */
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
        // A module of 0.3 mm is read by every scanner.
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
