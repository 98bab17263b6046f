import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { useWarehouseName } from '#views/kit/document/place-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useAssemblyTitle } from './assembly-title.ts';
import { assemblyWords } from './assembly.look.ts';
import { modeWords } from './assembly.messages.ts';

export function useAssemblyColumns(): readonly ListColumn<AssemblyRow>[] {
  const { t, i18n } = useLingui();
  const titleOf = useAssemblyTitle();
  const warehouseName = useWarehouseName();
  const { name } = useLineWords();
  return [
    { id: 'number', header: t`Number`, width: 140, cell: titleOf },
    {
      id: 'product',
      header: t`Bundle`,
      width: { share: 3, min: 150 },
      card: 'subtitle',
      cell: name,
    },
    { id: 'mode', header: t`What is done`, width: 125, cell: (row) => i18n._(modeWords[row.mode]) },
    useStateColumn(assemblyWords, { width: 125 }),
    {
      id: 'warehouse',
      header: t`Warehouse`,
      width: { share: 1, min: 100 },
      cell: ({ warehouse }) => warehouseName(warehouse),
    },
    ...useFigures(),
  ];
}

function useFigures(): readonly ListColumn<AssemblyRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const { quantity } = useLineWords();
  return [
    {
      id: 'quantity',
      header: t`Quantity`,
      width: 80,
      align: 'end',
      cell: (row) => quantity(row, row.quantity),
    },
    {
      id: 'built',
      header: t`Done`,
      width: 70,
      align: 'end',
      cell: (row) => (row.built === 0 ? '' : quantity(row, row.built)),
    },
    {
      id: 'due',
      header: t`Due`,
      width: 85,
      cell: ({ dueOn }) => (dueOn === null ? '' : format.listed(dueOn, today)),
    },
    {
      id: 'created',
      header: t`Created`,
      width: 130,
      cell: ({ createdAt }) => format.listed(createdAt, today),
      value: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
