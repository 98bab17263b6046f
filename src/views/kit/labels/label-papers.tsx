import './labels.css';
import type { LabelFormatForm } from '#model/areas/setup/label-format/label-format.facts.ts';
import { onPapers, paperOf } from '#model/areas/setup/label-format/label-sheet.ts';
import type { Label } from '#model/areas/stock/labels/label-parts.ts';
import { LabelDrawing } from './label-drawing.tsx';
import { usePageSize } from '#views/ui/use-page-size.ts';

interface LabelPapersProps {
  readonly format: LabelFormatForm;
  readonly labels: readonly Label[];
  /** Places of the first sheet that are used up. */
  readonly used: number;
}

/** Labels on what they come on, at full size: a page for each of a roll, or a page for each sheet. [LBF9] */
export function LabelPapers({ format, labels, used }: LabelPapersProps) {
  const paper = paperOf(format);
  const size = { width: paper.width / 1000, height: paper.height / 1000 };
  usePageSize(size);
  const isRoll = format.paper === 'roll';
  return (
    <div className="labels" data-paper={format.paper} data-format={format.code}>
      {onPapers(format, labels, isRoll ? 0 : used).map((placed, page) => (
        <div
          key={page}
          className={isRoll ? 'label-page' : 'label-page label-paper'}
          style={{ width: `${size.width}mm`, height: `${size.height}mm` }}
        >
          {placed.map(({ x, y, label }) => (
            <LabelDrawing key={`${x} ${y}`} label={label} at={{ x: x / 1000, y: y / 1000 }} />
          ))}
        </div>
      ))}
    </div>
  );
}
