import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DemandPattern } from '#model/areas/purchasing/forecast/demand-pattern.ts';
import type { MethodName } from '#model/areas/purchasing/forecast/forecast.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { ReorderRow } from './reorder-rows.ts';

const patternWords: Readonly<Record<DemandPattern, MessageDescriptor>> = {
  smooth: msg`Smooth`,
  erratic: msg`Erratic in size`,
  intermittent: msg`Intermittent`,
  lumpy: msg`Lumpy`,
};

const methodWords: Readonly<Record<MethodName, MessageDescriptor>> = {
  mean: msg`Mean`,
  exponential: msg`Exponential smoothing`,
  crostonSba: msg`Croston (SBA)`,
  tsb: msg`Teunter–Syntetos–Babai`,
};

/** The forecast of a proposal, and how far it was off. [FC2] */
export function ForecastNotes({ row: { product, proposal } }: { readonly row: ReorderRow }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const quantityText = useQuantity();
  const { forecast } = proposal;
  if (!forecast) return null;
  const { week, wape, bias, naiveWape, isUsed } = forecast;
  const share = (basis: number): string => format.percent(basis);
  const method = i18n._(methodWords[forecast.method]);
  return (
    <section>
      <h3>{t`Forecast`}</h3>
      <KeyValues
        items={[
          { id: 'week', label: t`Next week`, value: quantityText(week, product) },
          { id: 'pattern', label: t`Demand`, value: i18n._(patternWords[forecast.pattern]) },
          { id: 'method', label: t`Method`, value: forecast.isSeasonal ? t`${method}, with season` : method },
          { id: 'wape', label: t`Error, last 12 weeks`, value: share(wape) },
          { id: 'naive', label: t`Error of repeating last week`, value: share(naiveWape) },
          { id: 'bias', label: t`Bias`, value: share(bias) },
        ]}
      />
      {!isUsed && <p>{t`Not used: repeating last week’s demand was closer.`}</p>}
    </section>
  );
}
