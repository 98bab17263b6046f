import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import { oldAge, rateHolding, rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** The rate (millionths) that an order begins with, by its currency and its day; null if not known. [XR4] */
export function useRateToBegin(): (currency: string, day: string) => number | null {
  const { replica } = useModel();
  return (currency, day) => ifKnown(() => rateToBegin(replica.view, currency, day), null);
}

/** What there is to say of the rate of an order, by its currency and its day. */
export interface RateNote {
  readonly text: string;
  /** The last rate is older than it should be. */
  readonly isOld: boolean;
}

/** Says of which day the rate is that an order of a day begins with, and warns where that is long ago. [XR5] */
export function useRateNote(): (currency: string, day: string) => RateNote | null {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  useRows('exchangeRate');
  return (currency, day) => {
    const row = ifKnown(() => rateHolding(replica.view, currency, day), undefined);
    if (!row) return null;
    const [rate, on] = [format.decimal(row.rate, 6, 2), format.date(row.on)];
    const age = oldAge(row, day);
    if (age === null) return { text: t`${rate} on ${on}`, isOld: false };
    return { text: t`The last rate, ${rate}, is of ${on}: ${age} days old.`, isOld: true };
  };
}
