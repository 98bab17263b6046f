import type { ReactNode } from 'react';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { usePaymentTermColumns } from './payment-term-columns.tsx';
import { PaymentTermPanel } from './payment-term-panel.tsx';
import { paymentTermFields } from './payment-term.fields.ts';
import { paymentTermWords } from './payment-term.look.ts';

interface PaymentTermListProps {
  /** The page that the list is a part of. */
  readonly within: { readonly title: string; readonly parts: ReactNode };
}

/** The payment terms of the company, by their days; one opens next to the list. */
export function PaymentTermList({ within }: PaymentTermListProps) {
  return (
    <RecordListPage
      kind="paymentTerm"
      words={paymentTermWords}
      fields={paymentTermFields}
      panel={PaymentTermPanel}
      within={within}
      own={{ columns: usePaymentTermColumns() }}
    />
  );
}
