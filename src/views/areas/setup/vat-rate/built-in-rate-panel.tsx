import { Trans, useLingui } from '@lingui/react/macro';
import type { VatRateRow } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { countryName } from '#i18n/country.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { OrdersAcross } from '#views/areas/setup/vat-rate/orders-across.tsx';
import { ratedClassWords, vatRateFields } from './vat-rate.fields.ts';

interface BuiltInRatePanelProps {
  readonly rate: VatRateRow;
  readonly onClose: () => void;
}

/** A rate of the product, which nobody changes, with the orders across it. [VR7] */
export function BuiltInRatePanel({ rate, onClose }: BuiltInRatePanelProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { country, vatClass, from, to } = rate;
  const label = (field: 'rate' | 'from' | 'to'): string => i18n._(vatRateFields[field].label);
  const days = [
    { id: 'rate', label: label('rate'), value: format.percent(rate.rate) },
    { id: 'from', label: label('from'), value: format.date(from) },
    { id: 'to', label: label('to'), value: to === null ? i18n._(vatRateFields.to.none) : format.date(to) },
  ];
  const title = `${countryName(country, i18n.locale)}, ${i18n._(ratedClassWords[vatClass])}`;
  return (
    <SidePanel open title={title} onClose={onClose}>
      <div className="ui-stack">
        <KeyValues items={days} />
        <p className="ui-soft">
          <Trans>Built in. A rate that you add yourself replaces it on the days that it covers.</Trans>
        </p>
        <OrdersAcross rate={rate} />
      </div>
    </SidePanel>
  );
}
