import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { linesMoved } from '#model/areas/stock/movement/movement.corrections.ts';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { CorrectDialog } from '../correction/correct-dialog.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';

interface CorrectMovementProps {
  readonly row: MovementRow;
  readonly onClose: () => void;
}

/** How much should have moved; lines with nothing fall away. */
export function CorrectMovementDialog({ row, onClose }: CorrectMovementProps) {
  const { t } = useLingui();
  const model = useModel();
  const placeName = usePlaceName();
  // Lines for goods that were put in several places get their ids once.
  const [lines] = useState(() => linesMoved(row, () => model.newId()));
  return (
    <CorrectDialog
      kind="movement"
      document={row.id}
      lines={lines}
      beside={[
        { id: 'from', header: t`From`, text: ({ from }) => placeName(from) },
        { id: 'to', header: t`To`, text: ({ to }) => (to === null ? '' : placeName(to)) },
      ]}
      figures={[{ id: 'quantity', header: t`Moved`, digits: 3, of: ({ quantity }) => quantity }]}
      dataOf={(figureOf) => ({
        lines: lines
          .map((line) => ({ ...line, quantity: figureOf(line, 'quantity') }))
          .filter(({ quantity }) => quantity > 0),
      })}
      onClose={onClose}
    />
  );
}
