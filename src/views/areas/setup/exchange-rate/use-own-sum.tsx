import { total } from '#model/lines/line-parts.ts';
import type { ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isWithoutRate } from '#model/areas/setup/exchange-rate/without-rate.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface InMoney {
  readonly currency: string;
  readonly rate: number;
}

/**
 * The foot of a column of amounts, in the company's currency (minor units): those of another currency that have no rate
 * yet are left out, and the foot says so. [XR28]
 */
export function useOwnSum<R extends InMoney>(
  amountOf: (row: R) => number,
): (rows: readonly R[], rest: number) => ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  return (rows, rest) => {
    const known = rows.filter((row) => !isWithoutRate(row, currency));
    const missing = rows.length - known.length;
    const sum = format.money(rest + total(known, amountOf), currency);
    if (missing === 0) return sum;
    const said = t`${plural(missing, {
      one: 'Without # order in another currency that has no rate yet',
      other: 'Without # orders in other currencies that have no rate yet',
    })}`;
    return (
      <span title={said}>
        <Icon name="alert" size={14} label={said} /> {sum}
      </span>
    );
  };
}
