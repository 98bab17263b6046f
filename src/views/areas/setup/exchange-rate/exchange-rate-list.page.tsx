import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { ExchangeRatePanel } from './exchange-rate-panel.tsx';
import { exchangeRateFields } from './exchange-rate.fields.ts';
import { exchangeRateWords } from './exchange-rate.look.ts';

/** The rates of every currency by day, the latest first; one opens next to the list. */
export function ExchangeRateListPage() {
  return (
    <RecordListPage
      kind="exchangeRate"
      words={exchangeRateWords}
      fields={exchangeRateFields}
      panel={ExchangeRatePanel}
      within={useCoreResources('/exchange-rates')}
      own={{ defaultSort: { column: 'on', direction: 'descending' } }}
    />
  );
}
