import { useLingui } from '@lingui/react/macro';
import { Crumbs } from '#views/ui/crumbs.tsx';
import { LifecycleStrip, type LifecycleStep } from '#views/ui/lifecycle-strip.tsx';
import { RelatedGraph } from '#views/ui/related-graph.tsx';
import { Timeline } from '#views/ui/timeline.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { Specimen } from './gallery-frame.tsx';
import { GalleryPageHeader } from './gallery-page-header.tsx';

/** The parts of a document page. */
export function GalleryDocument() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`Where one is`} wide>
        <Crumbs
          above={[
            { label: t`Sales`, to: '/apps/sales/orders' },
            { label: t`Sales orders`, to: '/apps/sales/orders' },
          ]}
          current="SO-10482"
        />
      </Specimen>
      <GalleryPageHeader />
      <Specimen name={t`What it has been, is and can be`} id="lifecycle" wide>
        <Lifecycle />
      </Specimen>
      <Specimen name={t`What happened`} id="timeline" wide>
        <History />
      </Specimen>
      <Specimen name={t`What belongs to it`} id="related" wide>
        <Related />
      </Specimen>
    </>
  );
}

function Lifecycle() {
  const { t } = useLingui();
  const steps: readonly LifecycleStep[] = [
    { id: 'draft', label: t`Draft`, step: 'visited' },
    { id: 'confirmed', label: t`Confirmed`, step: 'current' },
    { id: 'picked', label: t`Partly shipped`, step: 'possible' },
    { id: 'shipped', label: t`Shipped`, step: 'possible' },
    { id: 'cancelled', label: t`Cancelled`, step: 'possible', aside: true },
  ];
  return <LifecycleStrip steps={steps} label={t`Course of the order`} />;
}

function History() {
  const { t } = useLingui();
  const format = useFormat();
  const time = (iso: string) => ({
    iso,
    text: format.date(iso.slice(0, 10)),
    ago: format.relative(iso, Date.UTC(2026, 2, 14, 12)),
  });
  return (
    <Timeline
      label={t`History of the order`}
      entries={[
        {
          id: '2',
          icon: 'circleDot',
          tone: 'info',
          title: t`Confirmed`,
          by: 'Anna Lind',
          time: time('2026-03-12T09:30:00Z'),
        },
        {
          id: '1',
          icon: 'edit',
          title: t`Changed`,
          by: 'Erik Berg',
          time: time('2026-03-11T15:05:00Z'),
          changes: [
            { field: t`Quantity`, before: '40', after: '60' },
            { field: t`Delivery date`, before: null, after: format.date('2026-03-18') },
          ],
        },
      ]}
    />
  );
}

function Related() {
  const { t } = useLingui();
  return (
    <RelatedGraph
      label={t`Documents of the order`}
      nodes={[
        {
          id: 'order',
          icon: 'shoppingCart',
          kind: t`Sales order`,
          title: 'SO-10482',
          state: t`Confirmed`,
          current: true,
        },
        { id: 'pick', icon: 'scan', kind: t`Pick list`, title: 'PK-2201', state: t`Done` },
        { id: 'first', icon: 'truck', kind: t`Shipment`, title: 'SH-3310', state: t`Delivered` },
        { id: 'second', icon: 'truck', kind: t`Shipment`, title: 'SH-3311', state: t`Draft` },
      ]}
      edges={[
        { from: 'order', to: 'pick' },
        { from: 'pick', to: 'first' },
        { from: 'pick', to: 'second' },
      ]}
    />
  );
}
