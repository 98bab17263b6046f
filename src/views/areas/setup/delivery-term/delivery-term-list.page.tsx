import { useLingui } from '@lingui/react/macro';
import type { DeliveryTermRow } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { DeliveryTermPanel } from './delivery-term-panel.tsx';
import { deliveryTermFields } from './delivery-term.fields.ts';
import { deliveryTermWords } from './delivery-term.look.ts';

/** The delivery terms of the company, by code; one opens next to the list. */
export function DeliveryTermListPage() {
  const { t } = useLingui();
  const nameOf = useProductName();
  const name: ListColumn<DeliveryTermRow> = {
    id: 'name',
    header: t`Name`,
    width: { share: 3, min: 200 },
    cell: nameOf,
  };
  const origin: ListColumn<DeliveryTermRow> = {
    id: 'origin',
    header: t`Origin`,
    width: 160,
    cell: ({ builtIn }) => (builtIn ? 'Incoterms 2020' : t`Own`),
  };
  return (
    <RecordListPage
      kind="deliveryTerm"
      words={deliveryTermWords}
      fields={deliveryTermFields}
      panel={DeliveryTermPanel}
      within={useCoreResources('/delivery-terms')}
      figures={[name, origin]}
    />
  );
}
