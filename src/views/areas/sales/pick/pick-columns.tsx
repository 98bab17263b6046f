import { useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { PromisedDay } from '../sales-order/promised-day.tsx';
import { Button } from '#views/ui/button.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { PickContext } from './pick-context.ts';
import { progressOf } from './pick-figures.ts';
import { pickWords } from './pick.look.ts';

type ContextOf = (row: PickRow) => PickContext;

/** The columns of a list of pick lists. */
export function usePickColumns(contextOf: ContextOf): readonly ListColumn<PickRow>[] {
  return [...useWhoseColumns(contextOf), ...useWorkColumns(contextOf)];
}

function useWhoseColumns(contextOf: ContextOf): readonly ListColumn<PickRow>[] {
  const { t } = useLingui();
  const personName = usePersonName();
  return [
    { id: 'number', header: t`Number`, width: 130, cell: (row) => row.number ?? t`New` },
    { id: 'order', header: t`Order`, width: 130, cell: (row) => contextOf(row).order },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 170 },
      card: 'subtitle',
      cell: (row) => contextOf(row).customer,
    },
    useStateColumn(pickWords, { width: 112 }),
    {
      id: 'by',
      header: t`Picker`,
      width: 116,
      cell: (row) => (row.claimedBy === null ? '' : personName(row.claimedBy)),
    },
  ];
}

function useWorkColumns(contextOf: ContextOf): readonly ListColumn<PickRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return [
    {
      id: 'lines',
      header: t`Lines`,
      width: 76,
      align: 'end',
      cell: (row) => <Lines row={row} />,
      value: (row) => row.lines.length,
    },
    {
      id: 'promised',
      header: t`Promised`,
      width: 118,
      cell: (row) => <Promised row={row} on={contextOf(row).promisedOn} today={today} />,
      value: (row) => contextOf(row).promisedOn,
    },
    {
      id: 'released',
      header: t`Released`,
      width: 112,
      card: 'none',
      cell: (row) => format.listed(row.createdAt, today),
      value: (row) => new Date(row.createdAt),
    },
    {
      id: 'work',
      header: t`Action`,
      width: 124,
      align: 'end',
      card: 'action',
      lives: true,
      cell: (row) => <WorkButton row={row} />,
    },
  ];
}

function Lines({ row }: { readonly row: PickRow }) {
  const { done, lines } = progressOf(row);
  return (
    <>
      {done} / {lines}
    </>
  );
}

function Promised({
  row,
  on,
  today,
}: {
  readonly row: PickRow;
  readonly on: string;
  readonly today: string;
}) {
  const pause = useVerdict('pick', row.id, 'cancel');
  const isOpen = pause?.code !== 'notInState';
  return on === '' ? null : <PromisedDay day={on} late={isOpen && on < today} today={today} />;
}

/** Claims or resumes a pick list, or opens the one the reader has claimed. */
function WorkButton({ row }: { readonly row: PickRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const propose = usePropose();
  const refused = useRefused('pick');
  const claim = useVerdict('pick', row.id, 'claim');
  const resume = useVerdict('pick', row.id, 'resume');
  const path = `/apps/warehouse/picking/${row.id}`;
  const isMine = claim?.code === 'alreadyYours';
  if (isMine)
    return <Button size="sm" variant="primary" icon="scan" to={paths.to(path)}>{t`Continue`}</Button>;
  const type = resume === null ? 'resume' : 'claim';
  if (type === 'claim' && claim?.code === 'notInState') return null;
  const isTaken = type === 'claim' && row.claimedBy !== null;
  const begin = (): void => {
    if (propose({ kind: 'pick', document: row.id, type, data: {} }) === null) paths.go(path);
  };
  return (
    <Button
      size="sm"
      icon={type === 'resume' ? 'play' : 'hand'}
      {...refused(type === 'claim' ? claim : null)}
      data-testid={`claim-${row.id}`}
      onClick={begin}
    >
      {type === 'resume' ? t`Resume` : isTaken ? t`Take over` : t`Claim`}
    </Button>
  );
}
