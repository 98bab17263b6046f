import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DueBin } from '#model/areas/stock/count/count.due.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { dueReasonWords } from './count.messages.ts';

/** What is told of a bin that is to be counted. */
export function useDueColumns(): readonly ListColumn<DueBin>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const today = useToday();
  const whyOf = ({ why, overdue, picks }: DueBin): string => {
    if (why === 'interval') return t`${plural(overdue, { one: '# day overdue', other: '# days overdue' })}`;
    if (why === 'picks') return t`${plural(picks, { one: '# pick since', other: '# picks since' })}`;
    return i18n._(dueReasonWords[why]);
  };
  return [
    { id: 'bin', header: t`Bin`, width: 130, cell: ({ location }) => location.code },
    { id: 'why', header: t`Why`, width: { share: 2, min: 190 }, card: 'subtitle', cell: whyOf },
    { id: 'class', header: t`Class`, width: 90, cell: (bin) => bin.class ?? '' },
    { id: 'zone', header: t`Zone`, width: 110, cell: ({ location }) => location.zone },
    {
      id: 'countedAt',
      header: t`Last counted`,
      width: 140,
      cell: ({ countedAt }) => (countedAt === null ? t`Never` : format.listed(countedAt, today)),
      value: ({ countedAt }) => (countedAt === null ? null : new Date(countedAt)),
    },
    {
      id: 'picks',
      header: t`Picks since`,
      width: 145,
      align: 'end',
      cell: ({ picks }) => format.count(picks),
      value: ({ picks }) => picks,
    },
  ];
}
