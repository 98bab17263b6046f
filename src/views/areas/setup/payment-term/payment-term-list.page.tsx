import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { usePaymentTermColumns } from './payment-term-columns.tsx';
import { PaymentTermPanel } from './payment-term-panel.tsx';
import { paymentTermFields } from './payment-term.fields.ts';
import { paymentTermWords } from './payment-term.look.ts';

/** The payment terms of the company, by their days; one opens next to the list. */
export function PaymentTermListPage() {
  return (
    <RecordListPage
      kind="paymentTerm"
      words={paymentTermWords}
      fields={paymentTermFields}
      panel={PaymentTermPanel}
      within={useCoreResources('/payment-terms')}
      own={{ columns: usePaymentTermColumns() }}
    />
  );
}
