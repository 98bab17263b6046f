import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import {
  vatRateForm,
  type VatRateForm,
  type VatRateRow,
} from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { countryName } from '#i18n/country.ts';
import { countryOptions } from '#views/kit/document/countries.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { EndVatRateDialog } from './end-vat-rate-dialog.tsx';
import { OrdersAcross } from '#views/areas/setup/vat-rate/orders-across.tsx';
import { ratedClassWords, vatRateFields } from './vat-rate.fields.ts';
import { vatRateWords } from './vat-rate.look.ts';

interface VatRatePanelProps {
  /** Undefined for a new rate. */
  readonly row?: VatRateRow | undefined;
  readonly onClose: () => void;
}

/** Adds a rate of the company's own, or shows one with the orders across it. */
export function VatRatePanel({ row, onClose }: VatRatePanelProps) {
  const { i18n } = useLingui();
  const { address } = useCompany();
  const today = useToday();
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <RecordPanel
        kind="vatRate"
        words={vatRateWords}
        schema={vatRateForm}
        fields={vatRateFields}
        form={RateForm}
        row={row}
        fresh={{ country: address.country, from: today }}
        title={row && `${countryName(row.country, i18n.locale)}, ${i18n._(ratedClassWords[row.vatClass])}`}
        watches={['vatRate']}
        overrides={{ end: () => setEnding(true) }}
        onClose={onClose}
      />
      {row && isEnding && <EndVatRateDialog row={row} onClose={() => setEnding(false)} />}
    </>
  );
}

function RateForm({ form, fields, row, focus }: RecordFormProps<VatRateForm, VatRateRow>) {
  const { i18n } = useLingui();
  const options = { country: countryOptions(i18n.locale, form.value.country) };
  return (
    <>
      <RecordFields {...{ form, fields, focus, options, isNew: !row }} />
      {row && !isArchived(row) && <OrdersAcross rate={row} />}
    </>
  );
}
