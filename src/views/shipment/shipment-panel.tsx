import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShipmentRow } from '#model/shipment/shipment.events.ts';
import { useDocumentActions } from '../document/document-actions.tsx';
import { DocumentHistory } from '../document/document-history.tsx';
import { lifecycleSteps } from '../document/lifecycle-steps.ts';
import { useModel, useRow } from '../document/model-context.tsx';
import { StockEffect } from '../document/stock-effect.tsx';
import { useVerdict } from '../document/use-verdict.ts';
import { ButtonMenu } from '../ui/button-menu.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LifecycleStrip } from '../ui/lifecycle-strip.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useAsync } from '../ui/use-async.ts';
import { ShipmentContents } from './shipment-contents.tsx';
import { shipmentWords } from './shipment.messages.ts';

interface ShipmentPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One shipment beside the list; the address of the page tells which. */
export function ShipmentPanel({ id, onClose }: ShipmentPanelProps) {
  const { t } = useLingui();
  const row = useRow('shipment', id);
  return row ? (
    <OpenShipment key={id} row={row} onClose={onClose} />
  ) : (
    <SidePanel open title={t`Shipment`} width="46rem" onClose={onClose}>
      <Missing id={id} />
    </SidePanel>
  );
}

/** Fetches a shipment that the device does not hold. */
function Missing({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const model = useModel();
  const found = useAsync(id, () => model.fetchDocument('shipment', id));
  if (found.status === 'loading') return <Skeleton height="8rem" />;
  return (
    <EmptyState icon="truck" title={t`This shipment is not there`}>
      <Trans>It may be on the server only. Try again when you are connected.</Trans>
    </EmptyState>
  );
}

function OpenShipment({ row, onClose }: { readonly row: ShipmentRow; readonly onClose: () => void }) {
  const { t } = useLingui();
  const model = useModel();
  const actions = useDocumentActions({
    words: shipmentWords,
    document: row.id,
    watches: ['shipment', 'salesOrder'],
    extras: { reverse: () => ({ replacement: model.newId() }) },
    // Before it is packed, packing is the next step, and has its button beside the parcels.
    inMenu: useVerdict('shipment', row.id, 'pack') === null && row.parcels.length === 0,
  });
  const hasMenu = actions.menu.length > 0;
  return (
    <SidePanel
      open
      title={row.number ?? t`Shipment`}
      width="46rem"
      onClose={onClose}
      actions={
        (hasMenu || actions.primary) && (
          <>
            {hasMenu && <ButtonMenu label={t`More actions`} items={actions.menu} />}
            {actions.primary}
          </>
        )
      }
    >
      <ShipmentTabs row={row} />
      {actions.dialogs}
    </SidePanel>
  );
}

function ShipmentTabs({ row }: { readonly row: ShipmentRow }) {
  const { t, i18n } = useLingui();
  const [tab, setTab] = useState('contents');
  return (
    <div
      className="shipment-panel"
      data-document={row.id}
      data-kind="shipment"
      data-state={JSON.stringify(row.state)}
    >
      <LifecycleStrip label={t`Lifecycle`} steps={lifecycleSteps(shipmentWords, row.state, i18n)} />
      <Tabs
        label={t`Shipment`}
        active={tab}
        onChange={setTab}
        tabs={[
          { id: 'contents', label: t`Contents` },
          { id: 'stock', label: t`Stock effect` },
          { id: 'history', label: t`History` },
        ]}
      >
        {tab === 'contents' && <ShipmentContents row={row} />}
        {tab === 'stock' && <StockEffect document={row.id} version={row.version} />}
        {tab === 'history' && <DocumentHistory words={shipmentWords} row={row} />}
      </Tabs>
    </div>
  );
}
