import { NARROWEST } from '#model/areas/stock/labels/code-width.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { barsOf } from './barcode-bars.ts';
import { CodeDrawing } from './code-drawing.tsx';
import { qrRowsOf } from './qr-rows.ts';

/** Millimetres of a module: every scanner can read it. */
const MODULE = 0.3;
/** Millimetres that bars take at most, beside the other columns of a line. */
const WIDEST = 60;
/** Millimetres of a module of a QR code. */
const SQUARE = 0.4;

interface BarcodeProps {
  readonly text: string;
  /** Millimetres, of bars. */
  readonly height?: number;
}

/** What a text is drawn by: bars, or a QR code where they would be too wide; null if neither can hold it. [PAP33] */
async function drawn(text: string): Promise<readonly string[] | null> {
  const bars = barsOf((await import('jsbarcode')).default, text);
  if (!bars) return null;
  const isTooWide = bars.pattern.length * NARROWEST > WIDEST;
  return isTooWide ? qrRowsOf((await import('uqr')).encode, text) : [bars.pattern];
}

/** A text as a barcode, with the text below it. The encoder is loaded when the first one is shown. */
export function Barcode({ text, height = 10 }: BarcodeProps) {
  const code = useAsync(`barcode/${text}`, () => drawn(text));
  const rows = code.status === 'ready' ? code.value : null;
  if (!rows) return <span className="paper-code">{text}</span>;
  const modules = rows[0]?.length ?? 0;
  const isQr = rows.length > 1;
  return (
    <span className="paper-code" data-code={isQr ? 'qr' : 'bars'}>
      <CodeDrawing
        text={text}
        rows={rows}
        width={modules * (isQr ? SQUARE : MODULE)}
        height={isQr ? modules * SQUARE : height}
        style={{ minWidth: `${modules * (isQr ? SQUARE : NARROWEST)}mm` }}
      />
      <span>{text}</span>
    </span>
  );
}
