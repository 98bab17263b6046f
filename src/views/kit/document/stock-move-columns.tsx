import { useLingui } from '@lingui/react/macro';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import { useProductName } from './product-name.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { useQuantity } from './use-quantity.ts';
import { DocumentLink } from './document-link.tsx';
import { useHeld } from './document-name.ts';
import { usePlaceName } from './place-name.ts';
import { TimeCell } from './time-cell.tsx';

interface Known {
  readonly document?: string;
  readonly product?: string;
  readonly lot?: string;
}

/** The columns of a list of stock moves; what the page already shows is not repeated in every row. */
export function useMoveColumns(known: Known): readonly Column<LedgerLine>[] {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const nameOf = useProductName();
  const held = useHeld();
  const sayQuantity = useQuantity();
  const quantity = (line: LedgerLine): string => {
    return sayQuantity(line.quantity, held('product', line.product));
  };
  const name = (line: LedgerLine): string => {
    const product = held('product', line.product);
    return product ? nameOf(product) : '';
  };
  const hidden = known.product !== undefined || known.lot !== undefined;
  const lot = (line: LedgerLine): string => (line.lot === null ? '' : (held('lot', line.lot)?.code ?? ''));
  const document = (line: LedgerLine) => <DocumentLink kind={line.kind} id={line.document} />;
  return [
    { id: 'at', header: t`When`, width: 170, cell: (line) => <TimeCell at={line.effectiveAt} /> },
    {
      id: 'sku',
      header: t`SKU`,
      width: 140,
      hidden,
      cell: (line) => held('product', line.product)?.sku ?? '',
    },
    { id: 'name', header: t`Name`, width: { share: 2, min: 160 }, hidden, cell: name, card: 'subtitle' },
    { id: 'document', header: t`Because of`, hidden: known.document !== undefined, cell: document },
    { id: 'lot', header: t`Lot`, width: 120, hidden: known.lot !== undefined, cell: lot },
    { id: 'from', header: t`From`, cell: (line) => placeName(line.from) },
    { id: 'to', header: t`To`, cell: (line) => placeName(line.to) },
    { id: 'quantity', header: t`Quantity`, align: 'end', width: 120, cell: quantity },
  ];
}
