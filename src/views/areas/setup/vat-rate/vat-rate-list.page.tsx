import './vat-rate.css';
import { useLingui } from '@lingui/react/macro';
import type { VatRateRow } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { countryName } from '#i18n/country.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { isOfProduct, rateOfProduct, ratesOn } from './rate-lines.ts';
import { BuiltInRatePanel } from './built-in-rate-panel.tsx';
import { useRateColumns } from './vat-rate-columns.tsx';
import { VatRatePanel } from './vat-rate-panel.tsx';
import { ratedClassWords, vatRateFields } from './vat-rate.fields.ts';
import { vatRateWords } from './vat-rate.look.ts';

/** Stands in the address for all days. */
const ALL = 'all';

/** The rates of the product and the company's own, those in force on a day first of all; each opens beside it. [VR7] */
export function VatRateListPage() {
  const within = useCoreResources('/vat-rates');
  const [query, setQuery] = useAddress();
  const today = useToday();
  const own = useRows('vatRate');
  const day = query['on'] === ALL ? null : (query['on'] ?? today);
  const choose = (on: string | null): void => setQuery({ on: on === today ? undefined : (on ?? ALL) });
  const open = (rate: VatRateRow): void => setQuery({ id: rate.id, tab: undefined });
  const builtIn = rateOfProduct(query['id']);
  const parts = (
    <>
      {within.parts}
      <InForceOn day={day} onChange={choose} />
    </>
  );
  return (
    <RecordListPage
      kind="vatRate"
      words={vatRateWords}
      fields={vatRateFields}
      panel={VatRatePanel}
      beside={builtIn && <BuiltInRatePanel rate={builtIn} onClose={() => setQuery({ id: undefined })} />}
      within={{ ...within, parts }}
      own={{
        rows: ratesOn(own, day),
        ...useFound(),
        columns: useRateColumns(own, day ?? today),
        // Those of the product are no documents: nothing is done with them.
        bulk: {
          words: vatRateWords,
          commands: ['archive'],
          only: (id) => own.some((rate) => rate.id === id),
        },
        onOpen: open,
        onEdit: open,
        defaultSort: { column: 'country', direction: 'ascending' },
      }}
    />
  );
}

interface InForceOnProps {
  /** Null: all days. */
  readonly day: string | null;
  readonly onChange: (day: string | null) => void;
}

function InForceOn({ day, onChange }: InForceOnProps) {
  const { t } = useLingui();
  return (
    <div className="vat-rate-day">
      <Field label={t`In force on`} hint={t`Without a day: all rates there are`}>
        <DateInput value={day} onChange={onChange} />
      </Field>
    </div>
  );
}

/** How rates are searched, filtered and sorted: countries by their names. */
function useFound() {
  const { i18n } = useLingui();
  const nameOf = (code: string): string => countryName(code, i18n.locale);
  const classOf = (one: VatRateRow): string => i18n._(ratedClassWords[one.vatClass]);
  return {
    filters: useFilters(),
    text: (rate: VatRateRow) => `${nameOf(rate.country)} ${rate.country} ${classOf(rate)}`.toLowerCase(),
    sorts: {
      country: (rate: VatRateRow) => `${nameOf(rate.country)} ${rate.vatClass} ${rate.from}`,
      rate: (rate: VatRateRow) => rate.rate,
      from: (rate: VatRateRow) => rate.from,
    },
  };
}

function useFilters(): readonly ListFilter<VatRateRow>[] {
  const { t, i18n } = useLingui();
  const nameOf = (code: string): string => countryName(code, i18n.locale);
  const countries = [...new Set(ratesOn(useRows('vatRate'), null).map(({ country }) => country))];
  return [
    {
      kind: 'choice',
      id: 'country',
      label: t`Country`,
      options: countries
        .map((value) => ({ value, label: nameOf(value) }))
        .sort((a, b) => a.label.localeCompare(b.label, i18n.locale)),
      matching: (values) => (rate) => values.has(rate.country),
    },
    {
      kind: 'choice',
      id: 'vatClass',
      label: t`Class`,
      options: Object.entries(ratedClassWords).map(([value, said]) => ({ value, label: i18n._(said) })),
      matching: (values) => (rate) => values.has(rate.vatClass),
    },
    {
      kind: 'choice',
      id: 'origin',
      label: t`Origin`,
      options: [
        { value: 'own', label: t`Own` },
        { value: 'product', label: t`Built-in` },
      ],
      matching: (values) => (rate) => values.has(isOfProduct(rate) ? 'product' : 'own'),
    },
  ];
}
