import './floor.css';
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { isUnposted } from '#model/areas/stock/adjustment/adjustment.kind.ts';
import { isInHand } from '#model/areas/sales/customer-return/customer-return.kind.ts';
import { isToCount } from '#model/areas/stock/count/count.kind.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isUnfinished } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { isToMove } from '#model/areas/stock/movement/movement.kind.ts';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { isReleased } from '#model/areas/stock/assembly/assembly.kind.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { isToPack } from '#model/areas/sales/shipment/shipment.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery, useRow, useRows } from '#views/kit/document/model-context.tsx';
import { scanPath } from '#views/areas/stock/count/scan/scan-count-button.tsx';
import { useMovementTitle } from '#views/areas/stock/movement/movement-title.ts';
import { scanPath as movementScanPath } from '#views/areas/stock/movement/scan/scan-movement-button.tsx';
import { scanPath as receiptScanPath } from '#views/areas/purchasing/purchase-order/receipt-paths.ts';
import { isToDo } from '#views/areas/sales/pick/pick-figures.ts';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { floorWorkOf, type FloorWork } from '#views/frame/app/floor-work.ts';
import { floorWords } from '#views/frame/app/floor.messages.ts';

/** The work of a person on the floor: their own pick first, then what is to pick, receive and pack. [WF2] */
export function FloorHome() {
  const { i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const toPick = useQuery(['pick'], model.user, openPicks, []);
  const own = toPick.filter((pick) => pick.claimedBy === model.user);
  const mine = own.find((pick) => pick.lines.some((line) => line.picked > 0)) ?? own[0];
  const toCount = useRows('count').filter(isToCount);
  const counting = toCount.filter(({ counters }) => counters.includes(model.user));
  const toMove = useRows('movement').filter((row) => isToMove(row, model.user));
  const moving = toMove.filter(({ claimedBy }) => claimedBy === model.user);
  const counts = useHowMuch({ toPick, toCount, toMove });
  return (
    <div className="floor-work">
      {mine && <MyPick pick={mine} />}
      {counting.map((count) => (
        <MyCount key={count.id} count={count} />
      ))}
      <MyReceipts />
      {moving.map((movement) => (
        <MyMovement key={movement.id} movement={movement} />
      ))}
      {floorWorkOf(model).map(({ id, icon, path }) => (
        <Way key={id} icon={icon} to={paths.to(path)} title={i18n._(floorWords[id])} count={counts[id]} />
      ))}
      <Damaged />
    </div>
  );
}

interface Waiting {
  readonly toPick: readonly PickRow[];
  readonly toCount: readonly CountRow[];
  readonly toMove: readonly MovementRow[];
}

/** How much there is of each work. */
function useHowMuch({ toPick, toCount, toMove }: Waiting): Readonly<Record<FloorWork['id'], number>> {
  const model = useModel();
  return {
    pick: toPick.length,
    receive: useRows('purchaseOrder').filter(isAwaited).length,
    pack: useRows('shipment').filter(isToPack).length,
    count: toCount.length,
    putAway: toMove.filter(({ purpose }) => purpose === 'putAway').length,
    move: toMove.filter(({ purpose }) => purpose !== 'putAway').length,
    build: useRows('assembly').filter(isReleased).length,
    returns: useRows('customerReturn').filter(isInHand).length,
    adjust: useRows('adjustment').filter(
      ({ createdBy, ...row }) => createdBy === model.user && isUnposted(row),
    ).length,
  };
}

/** Damaged goods are taken out of stock wherever they are found. [AD35] */
function Damaged() {
  const { t } = useLingui();
  const paths = usePaths();
  if (!useModel().may('adjustment.create')) return null;
  const to = paths.to('/apps/inventory/adjustments/create?damaged=yes');
  return <Way icon="trash" to={to} title={t`Damaged goods`} />;
}

const openPicks = ({ replica, user }: CompanyModel): readonly PickRow[] =>
  (replica.rows('pick') as readonly PickRow[]).filter((row) => isToDo(row, user)); // table pick holds PickRow

function MyPick({ pick }: { readonly pick: PickRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const order = useRow('salesOrder', pick.order);
  const customer = useRow('customer', order?.customer ?? null);
  const number = pick.number ?? t`Pick list`;
  return (
    <Way
      isFirst
      icon="scan"
      to={paths.to(`/apps/warehouse/picking/${pick.id}`)}
      title={<GoOn number={number} />}
      said={customer?.name}
    />
  );
}

function MyCount({ count }: { readonly count: CountRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const warehouse = useRow('warehouse', count.warehouse);
  const number = count.number ?? t`Stock count`;
  return (
    <Way
      isFirst
      icon="clipboard"
      to={paths.to(scanPath(count.id))}
      title={<GoOn number={number} />}
      said={warehouse?.name}
    />
  );
}

/** The receipts that one counts. */
function MyReceipts() {
  const { user } = useModel();
  const receiving = useRows('goodsReceipt').filter((row) => isUnfinished(row) && row.countedBy === user);
  return receiving.map((receipt) => <MyReceipt key={receipt.id} receipt={receipt} />);
}

function MyReceipt({ receipt }: { readonly receipt: GoodsReceiptRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const order = useRow('purchaseOrder', receipt.order);
  const supplier = useRow('supplier', receipt.supplier);
  const number = order?.number ?? t`Goods receipt`;
  return (
    <Way
      isFirst
      icon="packageImport"
      to={paths.to(receiptScanPath(receipt.id))}
      title={<GoOn number={number} />}
      said={supplier?.name}
    />
  );
}

function MyMovement({ movement }: { readonly movement: MovementRow }) {
  const paths = usePaths();
  const warehouse = useRow('warehouse', movement.toWarehouse);
  const number = useMovementTitle()(movement);
  return (
    <Way
      isFirst
      icon="arrowsExchange"
      to={paths.to(movementScanPath(movement.id))}
      title={<GoOn number={number} />}
      said={warehouse?.name}
    />
  );
}

/** The number is read as one, and breaks nowhere. */
const GoOn = ({ number }: { readonly number: string }) => (
  <Trans>
    Go on with <span className="ui-number">{number}</span>
  </Trans>
);

interface WayProps {
  readonly icon: IconName;
  readonly to: string;
  readonly title: ReactNode;
  readonly said?: string | undefined;
  readonly count?: number;
  readonly isFirst?: boolean;
}

function Way({ icon, to, title, said, count, isFirst = false }: WayProps) {
  const format = useFormat();
  return (
    <UiLink to={to} className="floor-way" data-first={isFirst}>
      <Icon name={icon} size={26} />
      <span>
        <strong>{title}</strong>
        {said !== undefined && <span className="ui-soft">{said}</span>}
      </span>
      {count === undefined ? (
        <Icon name="chevronRight" size={22} />
      ) : (
        <span className="ui-number">{format.count(count)}</span>
      )}
    </UiLink>
  );
}
