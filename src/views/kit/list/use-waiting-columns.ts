import { useLingui } from '@lingui/react/macro';
import { dayIn } from '#model/values/moments.ts';
import { useCompany } from '../document/use-company.ts';
import { useToday } from '../document/use-today.ts';
import { daysSince } from '../document/days-since.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { ListColumn } from './list-definition.ts';

/** For how many days an unfinished document has waited for somebody, and since when it is there. */
export function useWaitingColumns<Row extends { readonly createdAt: string }>(
  isUnfinished: (row: Row) => boolean,
): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const { timeZone } = useCompany();
  const age = (row: Row): number => daysSince(dayIn(row.createdAt, timeZone), today);
  return [
    {
      id: 'age',
      header: t`Age`,
      width: 84,
      align: 'end',
      cell: (row) => (isUnfinished(row) ? t`${format.count(age(row))} days` : ''),
      value: (row) => (isUnfinished(row) ? age(row) : 0),
    },
    {
      id: 'created',
      header: t`Opened`,
      width: 110,
      cell: ({ createdAt }) => format.listed(createdAt, today),
      value: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
