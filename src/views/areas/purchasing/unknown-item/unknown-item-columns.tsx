import { useLingui } from '@lingui/react/macro';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useDocumentName, useHeld } from '#views/kit/document/document-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { unknownItemWords } from './unknown-item.look.ts';
import { useItemName } from './use-item-name.ts';

/** The columns of a list of unknown items. */
export function useUnknownItemColumns(): readonly ListColumn<UnknownItemRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const nameOf = useItemName();
  const personName = usePersonName();
  return [
    { id: 'label', header: t`Label`, width: { share: 2, min: 160 }, cell: nameOf },
    {
      id: 'quantity',
      header: t`Quantity`,
      width: 100,
      align: 'end',
      cell: (row) => format.quantity(row.quantity),
    },
    useStateColumn(unknownItemWords, { width: 140 }),
    { id: 'note', header: t`Note`, width: { share: 2, min: 140 }, cell: ({ note }) => note },
    ...useOrigin(),
    { id: 'by', header: t`Set aside by`, width: 140, cell: ({ parkedBy }) => personName(parkedBy) },
    {
      id: 'created',
      header: t`Set aside`,
      width: 130,
      cell: (row) => format.listed(row.createdAt, today),
      value: (row) => new Date(row.createdAt),
    },
  ];
}

/** Whose it is, and which receipt it came with. */
function useOrigin(): readonly ListColumn<UnknownItemRow>[] {
  const { t } = useLingui();
  const held = useHeld();
  const documentName = useDocumentName();
  return [
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 150 },
      card: 'subtitle',
      cell: ({ supplier }) =>
        supplier === null ? t`Without a supplier` : (held('supplier', supplier)?.name ?? ''),
    },
    {
      id: 'receipt',
      header: t`Came with`,
      width: 150,
      cell: ({ receipt }) => documentName('goodsReceipt', receipt),
    },
  ];
}
