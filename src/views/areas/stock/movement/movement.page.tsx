import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useWarehouseName } from '#views/kit/document/place-name.ts';
import { MovementScan } from './scan/movement-scan.tsx';
import { ScanMovementButton } from './scan/scan-movement-button.tsx';
import { SCANNING } from '#views/kit/scan-mode/scan-address.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { CorrectMovementDialog } from './correct-movement-dialog.tsx';
import { MovementOverview } from './movement-overview.tsx';
import { MovementRelated } from './movement-related.tsx';
import { PartsDialog, type PartsCommand } from './parts-dialog.tsx';
import { useMovementTitle } from './movement-title.ts';
import { movementWords } from './movement.look.ts';
import { purposeWords } from './movement.messages.ts';
import { MOVEMENTS } from './movement-paths.ts';

/** One movement: at the desk, or in full screen where it is worked on with a phone or a scanner. */
export function MovementPage({ row }: { readonly row: MovementRow }) {
  const [query] = useAddress();
  return query[SCANNING] === undefined ? <MovementDesk row={row} /> : <MovementScan row={row} />;
}

/** One movement, until its goods are where they should be. */
function MovementDesk({ row }: { readonly row: MovementRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const title = useMovementTitle()(row);
  const [asking, setAsking] = useState<PartsCommand | 'correct' | null>(null);
  const close = (): void => setAsking(null);
  const ask = (command: PartsCommand | 'correct') => (): void => setAsking(command);
  return (
    <>
      <DocumentPage
        words={movementWords}
        row={row}
        title={title}
        subtitle={<Way row={row} />}
        back={{ label: i18n._(movementWords.many), to: paths.to(MOVEMENTS) }}
        watches={['balance', 'availability', 'reservation', 'location', 'warehouse', 'company']}
        overrides={{
          update: () => paths.go(`${MOVEMENTS}/edit/${row.id}`),
          move: ask('move'),
          dispatch: ask('dispatch'),
          receive: ask('receive'),
          settle: ask('settle'),
          correct: ask('correct'),
        }}
        actions={<ScanMovementButton row={row} />}
        menu={usePalletLabels(row)}
        tabs={[
          { id: 'lines', label: t`Lines`, content: <MovementOverview row={row} /> },
          { id: 'related', label: t`Related`, content: <MovementRelated row={row} /> },
        ]}
        hasStockEffect
      />
      {asking === 'correct' && <CorrectMovementDialog row={row} onClose={close} />}
      {asking && asking !== 'correct' && <PartsDialog row={row} command={asking} onClose={close} />}
    </>
  );
}

/** Leads from goods that travel to the labels of their pallets, which name the movement. */
function usePalletLabels(row: MovementRow): readonly MenuItem[] {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  if (!travels(row) || !model.may('location.view')) return [];
  const address = `/apps/inventory/labels?tab=pallets&for=${row.number ?? ''}`;
  return [{ id: 'pallet-labels', label: t`Pallet labels`, icon: 'tags', to: paths.to(address) }];
}

/** Its kind, and where goods go. */
function Way({ row }: { readonly row: MovementRow }) {
  const { i18n } = useLingui();
  const nameOf = useWarehouseName();
  const from = nameOf(row.warehouse);
  const way = travels(row) ? `${from} → ${nameOf(row.toWarehouse)}` : from;
  return <>{`${i18n._(purposeWords[row.purpose])} · ${way}`}</>;
}
