import { useLingui } from '@lingui/react/macro';
import type { CarrierRow } from '#model/areas/setup/carrier/carrier.facts.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { CarrierPanel } from './carrier-panel.tsx';
import { carrierFields } from './carrier.fields.ts';
import { carrierWords } from './carrier.look.ts';

/** The carriers of the company, by name; one opens next to the list. */
export function CarrierListPage() {
  const { t } = useLingui();
  const services: ListColumn<CarrierRow> = {
    id: 'services',
    header: t`Services`,
    width: { share: 3, min: 200 },
    cell: (row) => row.services.map(({ name }) => name).join(', '),
  };
  const tracked: ListColumn<CarrierRow> = {
    id: 'tracking',
    header: t`Tracking`,
    width: 200,
    cell: ({ tracking }) => (URL.canParse(tracking) ? new URL(tracking).host : ''),
  };
  return (
    <RecordListPage
      kind="carrier"
      words={carrierWords}
      fields={carrierFields}
      panel={CarrierPanel}
      within={useCoreResources('/carriers')}
      figures={[services, tracked]}
      own={{
        text: (row) =>
          [row.name, ...row.services.map(({ code, name }) => `${code} ${name}`)].join(' ').toLowerCase(),
      }}
    />
  );
}
