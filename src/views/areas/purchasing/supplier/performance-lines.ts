import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SupplierPeriod } from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface Figure {
  /** Already formatted; undefined: there is none yet. */
  readonly figure: string | undefined;
  readonly note?: string | undefined;
}

export interface PerformanceLine {
  readonly id: string;
  readonly label: string;
  /** Null for who may not see it. */
  readonly of: (period: SupplierPeriod) => Figure | null;
}

const PER_MILLE = 1000;
/** Basis points in a tenth of a per cent. */
const TENTH = 10;

/** A supplier's deliveries and prices, line by line. */
export function usePerformanceLines(): readonly PerformanceLine[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const share = (part: number, of: number): Figure => {
    if (of === 0) return { figure: undefined };
    const [count, percent] = [format.count(part), Math.round((part / of) * PER_MILLE) * TENTH];
    const note = plural(of, { one: `${count} of # line`, other: `${count} of # lines` });
    return { figure: format.percent(percent), note };
  };
  return [
    { id: 'onTime', label: t`On time`, of: ({ onTime, due }) => share(onTime, due) },
    {
      id: 'daysLate',
      label: t`Days late`,
      of: ({ daysLate }) =>
        daysLate === null
          ? { figure: undefined }
          : { figure: format.count(daysLate), note: t`Median of late lines` },
    },
    { id: 'inFull', label: t`In full`, of: ({ inFull, arrived }) => share(inFull, arrived) },
    { id: 'rejected', label: t`With rejects`, of: ({ rejected, received }) => share(rejected, received) },
    { id: 'prices', label: t`Price changes`, of: ({ prices }) => (prices ? changes(prices) : null) },
    { id: 'orders', label: t`Orders`, of: ({ orders }) => ({ figure: format.count(orders) }) },
    {
      id: 'spend',
      label: t`Spend`,
      of: ({ spend }) =>
        spend === undefined ? null : { figure: format.moneyRounded(spend, currency), note: t`Without VAT` },
    },
  ];

  function changes({ compared, raised, lowered, median }: NonNullable<SupplierPeriod['prices']>): Figure {
    if (compared === 0) return { figure: undefined };
    const [up, down, count] = [format.count(raised), format.count(lowered), format.count(raised + lowered)];
    if (median === null) return { figure: count };
    const percent = `${median > 0 ? '+' : ''}${format.percent(median)}`;
    return { figure: count, note: t`${up} up, ${down} down, median ${percent}` };
  }
}
