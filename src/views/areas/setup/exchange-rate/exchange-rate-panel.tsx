import {
  exchangeRateForm,
  type ExchangeRateForm,
  type ExchangeRateRow,
} from '#model/areas/setup/exchange-rate/exchange-rate.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { currencyOptions } from '../party/currency-options.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { exchangeRateFields } from './exchange-rate.fields.ts';
import { exchangeRateWords } from './exchange-rate.look.ts';

interface ExchangeRatePanelProps {
  /** Undefined for a new rate. */
  readonly row?: ExchangeRateRow | undefined;
  readonly onClose: () => void;
}

/** Adds the rate of a day, or corrects one. */
export function ExchangeRatePanel({ row, onClose }: ExchangeRatePanelProps) {
  const today = useToday();
  const format = useFormat();
  const [foreign] = useForeign();
  return (
    <RecordPanel
      kind="exchangeRate"
      words={exchangeRateWords}
      schema={exchangeRateForm}
      fields={exchangeRateFields}
      form={RateForm}
      row={row}
      fresh={{ on: today, ...(foreign && { currency: foreign.value }) }}
      title={row && `${row.currency}, ${format.date(row.on)}`}
      watches={['exchangeRate']}
      onClose={onClose}
    />
  );
}

function RateForm({ form, fields, row, focus }: RecordFormProps<ExchangeRateForm, ExchangeRateRow>) {
  return <RecordFields {...{ form, fields, focus, isNew: !row }} options={{ currency: useForeign() }} />;
}

/** The currencies other than the company's own. */
function useForeign() {
  const { currency } = useCompany();
  return currencyOptions.filter(({ value }) => value !== currency);
}
