import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { sumOf, travels } from '#model/areas/stock/movement/movement.lines.ts';
import { inTransitSince } from '#model/areas/stock/movement/movement.listing.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName, useWarehouseName } from '#views/kit/document/place-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { daysSince } from '#views/kit/document/days-since.ts';
import { useMovementTitle } from './movement-title.ts';
import { movementWords } from './movement.look.ts';
import { purposeWords } from './movement.messages.ts';

type Column = ListColumn<MovementRow>;

export function useMovementColumns(): readonly Column[] {
  const { t, i18n } = useLingui();
  const titleOf = useMovementTitle();
  const personName = usePersonName();
  const ends = useEnds();
  return [
    { id: 'number', header: t`Number`, width: 150, cell: titleOf },
    {
      id: 'purpose',
      header: t`Kind`,
      width: 115,
      card: 'subtitle',
      cell: (row) => i18n._(purposeWords[row.purpose]),
    },
    { id: 'from', header: t`From`, width: { share: 1, min: 105 }, cell: (row) => ends(row, 'from') },
    { id: 'to', header: t`To`, width: { share: 1, min: 100 }, cell: (row) => ends(row, 'to') },
    useStateColumn(movementWords, { width: 150 }),
    ...useFigures(),
    {
      id: 'by',
      header: t`Taken by`,
      width: 140,
      cell: ({ claimedBy }) => (claimedBy === null ? '' : personName(claimedBy)),
    },
  ];
}

/** The warehouse that goods leave or come to, or the place within one. */
function useEnds(): (row: MovementRow, end: 'from' | 'to') => string {
  const warehouseName = useWarehouseName();
  const placeName = usePlaceName();
  return (row, end) => {
    const warehouse = end === 'from' ? row.warehouse : row.toWarehouse;
    if (travels(row)) return warehouseName(warehouse);
    const places = [...new Set(row.lines.flatMap((line) => line[end] ?? []))];
    const [first, ...others] = places.map(placeName);
    if (first === undefined) return warehouseName(warehouse);
    return others.length === 0 ? first : `${first} +${others.length}`;
  };
}

function useFigures(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    {
      id: 'lines',
      header: t`Lines`,
      width: 72,
      align: 'end',
      cell: ({ lines }) => format.count(lines.length),
    },
    {
      id: 'units',
      header: t`Units`,
      width: 75,
      align: 'end',
      cell: (row) => format.quantity(sumOf(row, ({ quantity }) => quantity)),
    },
    {
      id: 'due',
      header: t`Due`,
      width: 100,
      cell: ({ dueOn }) => (dueOn === null ? '' : format.listed(dueOn, today)),
    },
    useSinceColumn(),
    {
      id: 'created',
      header: t`Created`,
      width: 130,
      cell: ({ createdAt }) => format.listed(createdAt, today),
      value: ({ createdAt }) => new Date(createdAt),
    },
  ];
}

/** For how long goods have been on their way. */
function useSinceColumn(): Column {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return {
    id: 'since',
    header: t`In transit for`,
    width: 110,
    align: 'end',
    cell: (row) => {
      const since = inTransitSince(row);
      return since === '' ? '' : t`${format.count(daysSince(since, today))} days`;
    },
  };
}
