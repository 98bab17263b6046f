import type { ReactNode } from 'react';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { ExchangeRatePanel } from './exchange-rate-panel.tsx';
import { exchangeRateFields } from './exchange-rate.fields.ts';
import { exchangeRateWords } from './exchange-rate.look.ts';

interface ExchangeRateListProps {
  /** The page that the list is a part of. */
  readonly within: { readonly title: string; readonly parts: ReactNode };
}

/** The rates of every currency by day, the latest first; one opens next to the list. */
export function ExchangeRateList({ within }: ExchangeRateListProps) {
  return (
    <RecordListPage
      kind="exchangeRate"
      words={exchangeRateWords}
      fields={exchangeRateFields}
      panel={ExchangeRatePanel}
      within={within}
      own={{ defaultSort: { column: 'on', direction: 'descending' } }}
    />
  );
}
