import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { CorrectDialog } from '#views/areas/stock/correction/correct-dialog.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';

interface CorrectShipmentProps {
  readonly row: ShipmentRow;
  readonly onClose: () => void;
}

/** How much really left; the rest waits in a shipment of its own. */
export function CorrectShipmentDialog({ row, onClose }: CorrectShipmentProps) {
  const { t } = useLingui();
  const model = useModel();
  const [rest] = useState(() => model.newId());
  return (
    <CorrectDialog
      kind="shipment"
      document={row.id}
      lines={row.lines}
      figures={[{ id: 'quantity', header: t`Shipped`, digits: 3, of: ({ quantity }) => quantity }]}
      dataOf={(figureOf) => ({
        rest,
        lines: row.lines
          .map((line) => ({ line: line.id, quantity: figureOf(line, 'quantity') }))
          .filter(({ quantity }) => quantity > 0),
      })}
      onClose={onClose}
    />
  );
}
