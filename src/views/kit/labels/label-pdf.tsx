import { onPapers, paperOf } from '#model/areas/setup/label-format/label-sheet.ts';
import type { LabelFormatForm } from '#model/areas/setup/label-format/label-format.facts.ts';
import type { Label } from '#model/areas/stock/labels/label-parts.ts';
import type { LabelSheets } from '#model/areas/stock/labels/label-sheets.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { PdfButton } from '#views/kit/print/pdf-button.tsx';

interface LabelPdfProps {
  readonly format: LabelFormatForm;
  /** Each as often as it is printed. */
  readonly labels: readonly Label[];
  /** Places of the first sheet that are used up. */
  readonly used: number;
  /** Names the file. */
  readonly name: string;
  readonly onPrinted: () => void;
}

const MICRO = 1000;

/** The labels as a file at full size, for any printer. [LB28] */
export function LabelPdf({ format, labels, used, name, onPrinted }: LabelPdfProps) {
  const { company } = useModel();
  const sheets = (): LabelSheets => {
    const { width, height } = paperOf(format);
    const isRoll = format.paper === 'roll';
    return {
      paper: { width: width / MICRO, height: height / MICRO },
      sheets: onPapers(format, labels, isRoll ? 0 : used).map((placed) =>
        placed.map(({ x, y, label }) => ({ x: x / MICRO, y: y / MICRO, label })),
      ),
    };
  };
  return <PdfButton name={name} ask={(desk) => desk.labels(company, sheets())} onMade={onPrinted} />;
}
