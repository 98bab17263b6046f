import { qrRowsOf } from '#model/areas/stock/labels/code-rows.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { CodeDrawing } from './code-drawing.tsx';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Millimetres of its sides. */
  readonly side: number;
}

/** A text as a QR code with its name below it. The encoder is loaded when the first one is shown. */
export function QrCode({ text, label, side }: QrCodeProps) {
  const rows = useAsync(`qr/${text}`, async () => qrRowsOf((await import('uqr')).encode, text));
  return (
    <span className="paper-code" data-code="qr">
      {rows.status === 'ready' && <CodeDrawing text={label} rows={rows.value} width={side} height={side} />}
      <span>{label}</span>
    </span>
  );
}
