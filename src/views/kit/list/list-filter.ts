import { amountsIn, choicesOf, daysIn, isWithin } from '#model/lists/conditions.ts';
import type { IconName } from '#views/ui/icon.tsx';
import type { ListParts } from './list-query.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

interface FilterBase {
  /** Name of its query parameter. */
  readonly id: string;
  readonly label: string;
}

/** One of several values; more than one may be chosen. */
export interface ChoiceFilter<R> extends FilterBase {
  readonly kind: 'choice';
  readonly options: readonly FilterOption[];
  /** Created once for the chosen values, then called for every row. */
  readonly matching: (values: ReadonlySet<string>) => (row: R) => boolean;
}

/** On or off. */
export interface FlagFilter<R> extends FilterBase {
  readonly kind: 'flag';
  readonly icon?: IconName;
  readonly is: (row: R) => boolean;
}

/** From a day to a day, both inclusive; a row without a day never passes. */
export interface DayFilter<R> extends FilterBase {
  readonly kind: 'days';
  readonly day: (row: R) => string | null;
}

/** From an amount to an amount, both inclusive, in the smallest unit, of which `digits` are decimals. */
export interface AmountFilter<R> extends FilterBase {
  readonly kind: 'amount';
  readonly digits: number;
  readonly unit?: string | undefined;
  readonly amount: (row: R) => number | null;
}

export type ListFilter<R> = ChoiceFilter<R> | FlagFilter<R> | DayFilter<R> | AmountFilter<R>;

/** Which rows pass all active filters of the query, with a key for that combination; undefined if none is active. */
export function filterOf<R>(
  filters: readonly ListFilter<R>[],
  query: ListParts,
): { readonly key: string; readonly passes: (row: R) => boolean } | undefined {
  const on = filters.flatMap((filter) => {
    const value = query[filter.id];
    return value === undefined || value === '' ? [] : [{ filter, value }];
  });
  if (on.length === 0) return undefined;
  const tests = on.map(({ filter, value }) => testOf(filter, value));
  return {
    key: on.map(({ filter, value }) => `${filter.id}=${value}`).join('&'),
    passes: (row) => tests.every((test) => test(row)),
  };
}

function testOf<R>(filter: ListFilter<R>, value: string): (row: R) => boolean {
  switch (filter.kind) {
    case 'choice':
      return filter.matching(new Set(choicesOf(value)));
    case 'flag':
      return filter.is;
    case 'days': {
      const limits = daysIn(value);
      return (row) => isWithin(filter.day(row) ?? '', limits);
    }
    case 'amount': {
      const limits = amountsIn(value);
      return (row) => isWithin(filter.amount(row) ?? '', limits);
    }
    default:
      return filter satisfies never;
  }
}
