import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { ElsewhereOffer } from '#views/kit/document/document-elsewhere.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useWhereabouts } from '#views/kit/document/use-whereabouts.ts';
import { useReturnItem } from '../sales-order/return-menu-item.ts';
import { useDocumentActions } from '#views/kit/document-page/document-actions.tsx';
import { DocumentTabs, useSharedTabs } from '#views/kit/document-page/document-tabs.tsx';
import { lifecycleSteps } from '#views/kit/document/lifecycle-steps.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useComesFrom } from '#views/kit/document/use-comes-from.ts';
import { useOpenDocument } from '#views/kit/document/open-document.ts';
import { PendingMark } from '#views/kit/document/pending-mark.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useUndo } from '#views/kit/document/use-undo.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { usePaperItem } from '#views/kit/print/use-paper-item.ts';
import { SalesOrderRelated } from '../sales-order/sales-order-related.tsx';
import { Button } from '#views/ui/button.tsx';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { LifecycleStrip } from '#views/ui/lifecycle-strip.tsx';
import { Neighbours } from '#views/ui/page-header.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { CorrectShipmentDialog } from './correct-shipment-dialog.tsx';
import { ShipmentContents } from './shipment-contents.tsx';
import { shipmentWords } from './shipment.look.ts';

interface ShipmentPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One shipment next to the list; the address says which. */
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
  const found = useWhereabouts('shipment', id);
  if (found.status === 'loading') return <Skeleton height="8rem" />;
  if (found.status === 'ready' && found.value && found.value !== 'here')
    return <ElsewhereOffer kind="shipment" found={found.value} />;
  return (
    <EmptyState icon="truck" title={t`This shipment doesn't exist`}>
      <Trans>It may be on the server only. Try again when you are connected.</Trans>
    </EmptyState>
  );
}

function OpenShipment({ row, onClose }: { readonly row: ShipmentRow; readonly onClose: () => void }) {
  const { t } = useLingui();
  const model = useModel();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const actions = useDocumentActions({
    words: shipmentWords,
    document: row.id,
    watches: ['shipment', 'salesOrder', 'customerReturn'],
    overrides: { correct: () => setIsCorrecting(true) },
    extras: { reverse: () => ({ replacement: model.newId() }) },
    // Until it is packed, packing is the primary action, and has its button in their bar.
    inMenu: useVerdict('shipment', row.id, 'pack') === null && row.parcels.length === 0,
  });
  const paper = usePaperItem('shipment', row.id);
  const returns = useReturnItem(row.order, row.id);
  const undo = useUndo(shipmentWords, row.id, actions.press);
  useOpenDocument({ words: shipmentWords, document: row.id, press: actions.press });
  const { neighbours } = useComesFrom(undefined);
  return (
    <SidePanel
      open
      title={row.number ?? t`Shipment`}
      width="46rem"
      onClose={onClose}
      actions={
        <>
          {neighbours && <Neighbours {...neighbours} />}
          <ButtonMenu label={t`More actions`} items={[...actions.menu, ...paper, ...returns, ...undo]} />
          {row.replacedBy === null ? actions.primary : <OpenReplacement id={row.replacedBy} />}
        </>
      }
    >
      <ShipmentTabs row={row} />
      {actions.dialogs}
      {isCorrecting && <CorrectShipmentDialog row={row} onClose={() => setIsCorrecting(false)} />}
    </SidePanel>
  );
}

/** After a reversal it goes on with the shipment that has the goods. */
function OpenReplacement({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <Button variant="primary" icon="truck" to={paths.to(`/apps/sales/shipments?id=${id}`)}>
      {t`Open the new shipment`}
    </Button>
  );
}

/** The contents of a shipment, and the tabs every document has. */
function ShipmentTabs({ row }: { readonly row: ShipmentRow }) {
  const { t, i18n } = useLingui();
  const { tabs, dialog } = useSharedTabs({ words: shipmentWords, row, hasStockEffect: true });
  const customer = useRow('customer', row.customer);
  const related = <SalesOrderRelated order={row.order} current={row.id} />;
  return (
    <div
      className="shipment-panel"
      data-document={row.id}
      data-kind="shipment"
      data-state={JSON.stringify(row.state)}
    >
      <span className="ui-row">
        <StateBadges words={shipmentWords} state={row.state} />
        <PendingMark kind="shipment" document={row.id} />
        {customer && <span className="ui-soft ui-truncate">{customer.name}</span>}
      </span>
      <LifecycleStrip label={t`Lifecycle`} steps={lifecycleSteps(shipmentWords, row.state, i18n)} />
      <DocumentTabs
        label={t`Shipment`}
        tabs={[
          { id: 'contents', label: t`Contents`, content: <ShipmentContents row={row} /> },
          { id: 'related', label: t`Related`, content: related },
          ...tabs,
        ]}
      />
      {dialog}
    </div>
  );
}
