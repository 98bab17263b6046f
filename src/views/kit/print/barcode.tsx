import { drawnCode } from '#model/areas/stock/labels/code-rows.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { CodeDrawing } from './code-drawing.tsx';

interface BarcodeProps {
  readonly text: string;
  /** Millimetres, of bars. */
  readonly height?: number;
}

/** A text as a barcode, with the text below it. The encoders are loaded when the first one is shown. [PAP2] */
export function Barcode({ text, height = 10 }: BarcodeProps) {
  const code = useAsync(`barcode/${text}`, async () =>
    drawnCode(
      { bars: (await import('jsbarcode')).default, qr: async () => (await import('uqr')).encode },
      text,
      height,
    ),
  );
  const drawn = code.status === 'ready' ? code.value : null;
  if (!drawn) return <span className="paper-code">{text}</span>;
  return (
    <span className="paper-code" data-code={drawn.isQr ? 'qr' : 'bars'}>
      <CodeDrawing
        text={text}
        rows={drawn.rows}
        width={drawn.width}
        height={drawn.height}
        style={{ minWidth: `${drawn.least}mm` }}
      />
      <span>{text}</span>
    </span>
  );
}
