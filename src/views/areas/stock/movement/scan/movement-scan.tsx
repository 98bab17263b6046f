import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { isOnTheWay, isReserved, isReturning } from '#model/areas/stock/movement/movement.kind.ts';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { MovementRelated } from '../movement-related.tsx';
import { pathOf } from '../movement-paths.ts';
import { useMovementTitle } from '../movement-title.ts';
import { movementWords } from '../movement.look.ts';
import { purposeWords } from '../movement.messages.ts';
import { ScanScreen } from '#views/kit/scan-mode/scan-screen.tsx';
import { useScanPage } from '#views/kit/scan-mode/use-scan-page.tsx';
import { MovementGate } from './movement-gate.tsx';
import { movementProgress, stopsOf } from './movement-stops.ts';
import { MovementWork } from './movement-work.tsx';
import { useMovementCommandName } from './use-movement-command-name.ts';

/** One movement in full screen, for phones and scanners. */
export function MovementScan({ row }: { readonly row: MovementRow }) {
  const { t, i18n } = useLingui();
  const model = useModel();
  const { replica, user } = model;
  const title = useMovementTitle()(row);
  const warehouse = useRow('warehouse', row.toWarehouse);
  // The receipt is told of every part: without it nothing could be predicted.
  useFetchedRow('goodsReceipt', row.receipt);
  const stops = stopsOf(replica.view, row);
  const page = useScanPage({
    words: movementWords,
    row,
    title,
    watches: ['balance', 'availability', 'reservation', 'location', 'warehouse', 'company'],
    related: <MovementRelated row={row} />,
  });
  const isUnderWay = travels(row) ? isOnTheWay(row) && !isReturning(row) : isReserved(row);
  // Not the verdict on moving all of it: a place that is full, say, is no reason not to put goods in another.
  const isBegun = isUnderWay && row.claimedBy === user && model.may('movement.work');
  return (
    <ScanScreen
      kind="movement"
      row={row}
      title={title}
      said={`${i18n._(purposeWords[row.purpose])} · ${warehouse?.name ?? ''}`}
      back={{ label: t`Back to the movement`, path: pathOf(row.id) }}
      progress={movementProgress(stops)}
      menu={page.menu}
      nameOf={useMovementCommandName()}
    >
      {isBegun ? <MovementWork row={row} isAside={page.isAside} /> : <MovementGate row={row} stops={stops} />}
      {page.surfaces}
    </ScanScreen>
  );
}
