import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { answersOf, isAsking, isDraft } from '#model/areas/purchasing/quote-request/quote-request.kind.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useWaitingColumns } from '#views/kit/list/use-waiting-columns.ts';
import { Badge } from '#views/ui/badge.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { quoteRequestWords } from './quote-request.look.ts';
import { useRequestTitle } from './request-title.ts';

type Column = ListColumn<QuoteRequestRow>;

/** The columns of the list of requests. */
export function useRequestColumns(): readonly Column[] {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const names = ({ suppliers }: QuoteRequestRow): string =>
    suppliers.map(({ supplier }) => view.get('supplier', supplier)?.name ?? '').join(', ');
  return [
    { id: 'number', header: t`Number`, width: 150, cell: useRequestTitle() },
    { id: 'suppliers', header: t`Suppliers`, width: { share: 2, min: 200 }, card: 'subtitle', cell: names },
    useStateColumn(quoteRequestWords, { width: 184 }),
    {
      id: 'answers',
      header: t`Answers`,
      width: 96,
      align: 'end',
      cell: (row) => {
        const [answers, asked] = [answersOf(row), row.suppliers.length];
        return isDraft(row) ? '' : t`${answers} of ${asked}`;
      },
      value: answersOf,
    },
    useDeadlineColumn(),
    ...useWaitingColumns<QuoteRequestRow>(isAsking),
  ];
}

/** The last day to answer, highlighted once it has passed. */
function useDeadlineColumn(): Column {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return {
    id: 'answerBy',
    header: t`Answer by`,
    width: 126,
    value: ({ answerBy }) => answerBy,
    cell: (row) => {
      const { answerBy } = row;
      if (answerBy === null) return '';
      if (!isAsking(row) || answerBy >= today) return format.listed(answerBy, today);
      return (
        <Badge tone="danger" icon="clock">
          {format.listed(answerBy, today)}
        </Badge>
      );
    },
  };
}
