import { Trans, useLingui } from '@lingui/react/macro';
import { proposePlace } from '#model/areas/stock/movement/movement.put-away.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useQuery, useRow } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCountedUnit, useQuantity } from '#views/kit/document/use-quantity.ts';
import { QuantityTaker } from '#views/kit/scan-mode/quantity-taker.tsx';
import { BigButton, ScanButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanBin, ScanCard, ScanFigure, ScanItem, ScanWays } from '#views/kit/scan-mode/scan-card.tsx';
import { useTypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { overOf, restOf, type ReceiptStop } from './receipt-stops.ts';
import type { ReceiptTask } from './use-receipt-task.ts';

interface CardProps {
  readonly task: ReceiptTask;
  readonly stop: ReceiptStop;
  /** Goods are received into it. */
  readonly warehouse: string;
}

/** The row in sight: what was ordered, how much of it has come, and where it goes; readable at arm's length. */
export function ReceiptCard({ task, stop, warehouse }: CardProps) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const product = useRow('product', stop.product);
  const lot = stop.parts.at(-1)?.lot;
  const format = useFormat();
  return (
    <ScanCard label={t`Goods to receive`}>
      <Where place={task.place} stop={stop} warehouse={warehouse} />
      <ScanItem
        product={product?.id}
        sku={product?.sku}
        name={product && nameOf(product)}
        lot={lot?.code}
        expires={lot?.expiresOn ? format.date(lot.expiresOn) : ''}
      />
      <Come stop={stop} product={product} />
      {product && <Take task={task} stop={stop} product={product} />}
      {task.place && <LeavePlace task={task} />}
      <ScanWays onStep={task.step}>
        <ScanButton
          testId="reject"
          onPress={() => product && task.ask({ is: 'reject', product, start: UNIT, on: stop.id })}
        >
          <Icon name="alert" size={20} />
          <Trans>Reject…</Trans>
        </ScanButton>
      </ScanWays>
    </ScanCard>
  );
}

/** How much has come of how much. */
function Come({ stop, product }: { readonly stop: ReceiptStop; readonly product: ProductRow | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const unitOf = useCountedUnit();
  const sayQuantity = useQuantity();
  const { accepted, rejected, expected } = stop;
  const over = overOf(stop);
  const unit = product ? unitOf(expected ?? accepted, product) : '';
  const rejectedSaid = rejected > 0 ? t`${sayQuantity(rejected, product)} rejected` : undefined;
  const overSaid = over > 0 ? t`${sayQuantity(over, product)} too many` : undefined;
  return (
    <ScanFigure
      figure={format.quantity(accepted)}
      said={expected === null ? unit : t`of ${format.quantity(expected)} ${unit}`}
      more={overSaid ?? rejectedSaid}
    />
  );
}

/** Receives without scanning; serial numbers are scanned one by one. */
function Take({ task, stop, product }: Omit<CardProps, 'warehouse'> & { readonly product: ProductRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const rest = restOf(stop);
  const start = rest > 0 ? rest : UNIT;
  const typed = useTypedQuantity({ start, least: Math.min(UNIT, start) });
  const shown = format.quantity(typed.quantity);
  if (product.tracking === 'serial')
    return (
      <p className="scan-hint">
        <Trans>Scan the serial number of each.</Trans>
      </p>
    );
  return (
    <QuantityTaker
      id={`receive-${stop.id}`}
      typed={typed}
      label={typed.problem === undefined ? t`Receive ${shown}` : t`Receive`}
      testId="receive"
      onTake={(quantity) => task.take(stop, product, quantity)}
    />
  );
}

interface WhereProps extends Pick<CardProps, 'stop' | 'warehouse'> {
  readonly place: ReceiptTask['place'];
}

/** The bin that goods go to, or the one that is best for them. */
const Where = ({ place, ...goods }: WhereProps) =>
  place ? <ScanBin code={place.code} zone={place.zone} isThere /> : <Proposed {...goods} />;

const LeavePlace = ({ task }: Pick<CardProps, 'task'>) => (
  <div className="scan-quantity">
    <BigButton testId="leave-place" onPress={task.leavePlace}>
      <Trans>Put in receiving instead</Trans>
    </BigButton>
  </div>
);

/** Where the goods are best put; scanning the bin puts them there. */
function Proposed({ stop, warehouse }: Pick<CardProps, 'stop' | 'warehouse'>) {
  const placeName = usePlaceName();
  const quantity = Math.max(UNIT, restOf(stop));
  const location = useQuery<string | null>(
    ['balance', 'location', 'product'],
    `${stop.product} ${warehouse} ${quantity}`,
    ({ replica: { view } }) =>
      proposePlace(view, { product: stop.product, warehouse, quantity })?.location ?? null,
    null,
  );
  const bin = location === null ? '' : placeName(location);
  return (
    <p className="scan-hint">
      {bin === '' ? (
        <Trans>Goods go to receiving. Scan a bin to put them there at once.</Trans>
      ) : (
        <Trans>Goods go to receiving. Scan a bin to put them there at once: {bin} fits.</Trans>
      )}
    </p>
  );
}
