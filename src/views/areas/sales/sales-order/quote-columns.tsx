import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { commercialOf } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { chancesOf, type Chance } from '#model/areas/sales/sales-order/sales-order.quotes.ts';
import { daysBetween } from '#model/values/moments.ts';
import { useFullName } from '#views/kit/document/person-name.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useAsync } from '#views/ui/use-async.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useNetColumn } from './net-column.ts';
import { PromisedDay } from './promised-day.tsx';
import { salesOrderWords } from './sales-order.look.ts';

type Column = ListColumn<SalesOrderRow>;

/** What a list shows of quotes: value, age, chance, and until when each holds. [SO81] */
export function useQuoteColumns(customerName: (id: string) => string): readonly Column[] {
  const { t } = useLingui();
  return [
    {
      id: 'number',
      header: t`Number`,
      width: 134,
      cell: ({ quote, number }) => quote?.number ?? number ?? t`New`,
    },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 2, min: 130 },
      card: 'subtitle',
      cell: (row) => customerName(row.customer),
    },
    useStateColumn(salesOrderWords, { width: 156, region: 'commercial' }),
    ...useDayColumns(),
    useChanceColumn(),
    useSalespersonColumn(),
    useNetColumn(),
  ];
}

function useDayColumns(): readonly Column[] {
  const { t } = useLingui();
  const today = useToday();
  const isOpen = (row: SalesOrderRow): boolean => commercialOf(row.state) === 'quoted';
  const age = ({ quote }: SalesOrderRow): number => (quote ? daysBetween(quote.on, today) : 0);
  return [
    {
      id: 'age',
      header: t`Age`,
      hint: t`Since it was sent last.`,
      width: 90,
      align: 'end',
      cell: (row) => plural(age(row), { one: '# day', other: '# days' }),
      value: age,
    },
    {
      id: 'validUntil',
      header: t`Valid until`,
      width: 130,
      cell: (row) => {
        const day = row.validUntil ?? null;
        return day === null ? null : (
          <PromisedDay day={day} late={isOpen(row) && day < today} today={today} />
        );
      },
      value: (row) => row.validUntil ?? '',
    },
  ];
}

/** How many of the customer's quotes were won, of all; without a connection of those that this device holds. [SO81] */
function useChances(): ReadonlyMap<string, Chance> {
  const model = useModel();
  const orders = useRows('salesOrder');
  const held = useMemo(() => chancesOf(orders), [orders]);
  // Asked again once something of it has changed.
  const known = [...held].map(([customer, { won, all }]) => `${customer} ${won} ${all}`).join();
  const answer = useAsync(`chances ${known}`, () => model.quoteChances());
  const all = answer.status === 'ready' ? answer.value : null;
  return useMemo(
    () => new Map([...held, ...(all ?? []).map((one) => [one.customer, one] as const)]),
    [held, all],
  );
}

function useChanceColumn(): Column {
  const { t } = useLingui();
  const chances = useChances();
  const text = ({ customer }: SalesOrderRow): string => {
    const { won, all } = chances.get(customer) ?? { won: 0, all: 0 };
    return all === 0 ? '' : t`${won} of ${all}`;
  };
  return {
    id: 'chance',
    header: t`Won before`,
    hint: t`How many of all quotes to this customer were won; without a connection, of those that are open or ended in the last 90 days.`,
    width: 110,
    align: 'end',
    cell: text,
    value: text,
  };
}

function useSalespersonColumn(): Column {
  const { t } = useLingui();
  const nameOf = useFullName();
  const name = ({ salesperson }: SalesOrderRow): string => (salesperson ? nameOf(salesperson) : '');
  return { id: 'salesperson', header: t`Our reference`, width: 150, cell: name, value: name };
}
