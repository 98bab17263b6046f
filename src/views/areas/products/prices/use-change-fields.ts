import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import {
  bulkChange,
  roundings,
  type BulkChange,
  type PriceChange,
  type Rounding,
} from '#model/areas/products/prices/bulk-change.ts';
import type { ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import type { Option } from '#views/ui/option.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Which way prices go. */
export type Way = 'percentUp' | 'percentDown' | 'amountUp' | 'amountDown';

export const isPercent = (way: Way): boolean => way === 'percentUp' || way === 'percentDown';

const MOST_DOWN = 10_000;
/** Ten times what it was. */
const MOST_UP = 90_000;

export interface ChangeFields {
  readonly value: {
    readonly list: string | null;
    readonly way: Way;
    /** Basis points or ten-thousandths; undefined: what is typed is no number. */
    readonly figure: number | null | undefined;
    readonly rounding: Rounding;
    readonly from: string | null;
  };
  /** The lists that the chosen prices are in. */
  readonly lists: readonly Option[];
  readonly ways: readonly Option<Way>[];
  readonly roundings: readonly Option<Rounding>[];
  /** Of the list. */
  readonly currency: string;
  readonly figureError: string | undefined;
  /** Undefined while a figure is missing. */
  readonly plan: BulkChange | undefined;
}

/** The fields of a bulk change, and what comes of them. */
export function useChangeFields(
  chosen: readonly string[],
  typed: Partial<ChangeFields['value']>,
): ChangeFields {
  const { t } = useLingui();
  const ids = useMemo(() => new Set(chosen), [chosen]);
  const lists = useLists(chosen);
  const { currency: own } = useCompany();
  const side = usePriceSide();
  const value = {
    list: lists[0]?.value ?? null,
    way: 'percentUp',
    figure: null,
    rounding: 'none',
    from: null,
    ...typed,
  } satisfies ChangeFields['value'] as ChangeFields['value'];
  const { view } = useModel().replica;
  const most = value.way === 'percentDown' ? MOST_DOWN : value.way === 'percentUp' ? MOST_UP : undefined;
  const isTooMuch = most !== undefined && (value.figure ?? 0) > most;
  const limit = useFormat().percent(most ?? 0);
  return {
    value,
    lists,
    ways: useWays(),
    roundings: useRoundings(),
    currency: (value.list !== null && view.get(side.list, value.list)?.currency) || own,
    figureError: isTooMuch ? t`At most ${limit}.` : undefined,
    plan: usePlan(ids, value, isTooMuch),
  };
}

function usePlan(
  ids: ReadonlySet<string>,
  { list, way, figure, rounding, from }: ChangeFields['value'],
  isTooMuch: boolean,
): BulkChange | undefined {
  const today = useToday();
  const side = usePriceSide();
  return useQuery(
    [side.price, side.list],
    [list, way, figure, rounding, from, today, isTooMuch].join(' '),
    ({ replica }) => {
      if (list === null || !figure || isTooMuch) return undefined;
      const signed = way === 'percentUp' || way === 'amountUp' ? figure : -figure;
      const by: PriceChange['by'] = isPercent(way) ? { percent: signed } : { amount: signed };
      const all = replica.rows(side.price) as readonly ListedPriceRow[]; // its table
      return bulkChange({
        rows: all.filter((row) => row.list === list),
        isChosen: ({ id }) => ids.has(id),
        change: { by, rounding, from },
        today,
      });
    },
    undefined,
  );
}

/** The lists in use that the prices are in, by name, with how many of them each has. */
function useLists(chosen: readonly string[]): readonly Option[] {
  const format = useFormat();
  const side = usePriceSide();
  return useQuery(
    [side.price, side.list],
    format.locale,
    ({ replica: { view } }) => {
      const counts = new Map<string, number>();
      for (const id of chosen) {
        const { list } = view.get(side.price, id) ?? {};
        if (list !== undefined) counts.set(list, (counts.get(list) ?? 0) + 1);
      }
      return [...counts]
        .flatMap(([id, count]): Option[] => {
          const row = view.get(side.list, id);
          if (!row || isArchived(row)) return [];
          return [{ value: id, label: row.name, hint: format.count(count) }];
        })
        .toSorted((a, b) => a.label.localeCompare(b.label, format.locale));
    },
    noLists,
  );
}

const noLists: readonly Option[] = [];

function useWays(): readonly Option<Way>[] {
  const { t } = useLingui();
  return [
    { value: 'percentUp', label: t`Up by a percentage` },
    { value: 'percentDown', label: t`Down by a percentage` },
    { value: 'amountUp', label: t`Up by an amount` },
    { value: 'amountDown', label: t`Down by an amount` },
  ];
}

/** Prices that show what each rounding comes to. */
const samples: Readonly<Record<Rounding, readonly number[]>> = {
  none: [],
  whole: [10_0000, 11_0000],
  half: [10_0000, 10_5000],
  ninety: [9_9000, 10_9000],
  fives: [10_0000, 15_0000],
  tens: [10_0000, 20_0000],
};

function useRoundings(): readonly Option<Rounding>[] {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Record<Rounding, string> = {
    none: t`None`,
    whole: t`To .00`,
    half: t`To .50`,
    ninety: t`To .90`,
    fives: t`To 5`,
    tens: t`To 10`,
  };
  return roundings.map((value) => ({
    value,
    label: labels[value],
    hint: samples[value].map((price) => format.decimal(price, 4, 2)).join(' · '),
  }));
}
