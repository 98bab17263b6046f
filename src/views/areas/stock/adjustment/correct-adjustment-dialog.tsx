import { useLingui } from '@lingui/react/macro';
import type { AdjustmentLine, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { formOf } from '#model/areas/stock/adjustment/adjustment.corrections.ts';
import { CorrectDialog } from '../correction/correct-dialog.tsx';
import type { Figure } from '../correction/corrected-figures.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';

interface CorrectAdjustmentProps {
  readonly row: AdjustmentRow;
  readonly onClose: () => void;
}

/** What a posted adjustment should have said: how much, or in mode value at which cost. */
export function CorrectAdjustmentDialog({ row, onClose }: CorrectAdjustmentProps) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const figure = useFigure(row);
  return (
    <CorrectDialog
      kind="adjustment"
      document={row.id}
      lines={row.lines}
      beside={[
        {
          id: 'place',
          header: t`Location`,
          text: ({ location }) => (location === null ? '' : placeName(location)),
        },
      ]}
      figures={[figure]}
      dataOf={(figureOf) => {
        const form = formOf(row);
        const lines = row.lines.flatMap((line, index) => {
          const written = form.lines[index];
          return written ? [{ ...written, [figure.id]: figureOf(line, figure.id) }] : [];
        });
        return { ...form, lines };
      }}
      onClose={onClose}
    />
  );
}

function useFigure({ mode, lines }: AdjustmentRow): Figure<AdjustmentLine> {
  const { t } = useLingui();
  if (mode === 'value')
    return { id: 'unitCost', header: t`Unit cost`, digits: 4, of: ({ unitCost }) => unitCost ?? 0 };
  const isCounted = lines.every(({ how }) => how === 'to');
  return {
    id: 'quantity',
    header: isCounted ? t`Counted` : t`Change`,
    digits: 3,
    signed: true,
    of: ({ quantity }) => quantity,
  };
}
