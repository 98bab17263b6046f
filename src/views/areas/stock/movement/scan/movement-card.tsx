import { Trans, useLingui } from '@lingui/react/macro';
import { UNIT } from '#model/values/money.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCountedUnit, useQuantity } from '#views/kit/document/use-quantity.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { QuantityTaker } from '#views/kit/scan-mode/quantity-taker.tsx';
import { BigButton, ScanButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanBin, ScanCard, ScanFigure, ScanItem, ScanWays } from '#views/kit/scan-mode/scan-card.tsx';
import { useTypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { InHand, MovementStop } from './movement-stops.ts';
import type { MovementTask } from './use-movement-task.ts';

interface CardProps {
  readonly task: MovementTask;
  readonly stop: MovementStop;
}

/** What to fetch and from where, or where to put what was fetched; readable at arm's length. */
export function MovementCard({ task, stop }: CardProps) {
  return task.hand ? (
    <Putting task={task} stop={stop} hand={task.hand} />
  ) : (
    <Taking key={`${stop.line.id} ${stop.left}`} task={task} stop={stop} />
  );
}

function Taking({ task, stop }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const unitOf = useCountedUnit();
  const placeName = usePlaceName();
  const place = useRow('location', stop.location);
  const product = useRow('product', stop.line.product);
  const { left } = stop;
  const typed = useTypedQuantity({ start: left, least: Math.min(UNIT, left), most: left });
  const shown = format.quantity(typed.quantity);
  const to = stop.to === null ? undefined : placeName(stop.to);
  return (
    <ScanCard label={t`Goods to move`}>
      <ScanBin code={place?.code} zone={place?.zone} isThere={task.isThere} />
      <Goods stop={stop} />
      <ScanFigure
        figure={format.quantity(left)}
        said={
          <>
            {product && unitOf(left, product)} <Trans>left</Trans>
          </>
        }
        more={task.way === 'put' && to !== undefined ? t`to ${to}` : undefined}
      />
      <QuantityTaker
        id={`move-${stop.line.id}`}
        typed={typed}
        label={typed.problem === undefined ? t`Take ${shown}` : t`Take`}
        testId="take"
        onTake={(quantity) => task.take(stop, quantity)}
      />
      <ScanWays onStep={task.step}>
        <ScanButton testId="leave" onPress={() => task.leave(stop.line.id)}>
          <Icon name="alert" size={20} />
          {task.way === 'put' ? <Trans>Leave the rest here</Trans> : <Trans>Did not arrive</Trans>}
        </ScanButton>
      </ScanWays>
    </ScanCard>
  );
}

function Putting({ task, stop, hand }: CardProps & { readonly hand: InHand }) {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const product = useRow('product', stop.line.product);
  const place = useRow('location', stop.to);
  const quantity = sayQuantity(hand.quantity, product);
  const { to } = stop;
  const code = place?.code ?? '';
  return (
    <ScanCard label={t`Where the goods go`}>
      <ScanBin code={place?.code} zone={place?.zone} isThere={false} />
      <Goods stop={stop} />
      <ScanFigure figure={quantity} said={t`in hand`} />
      <p className="scan-hint">
        <Trans>Scan the place you put it in: this one, or another.</Trans>
      </p>
      <div className="scan-quantity">
        {to !== null && (
          <BigButton isPrimary testId="put" onPress={() => task.put(to)}>
            {t`Put in ${code}`}
          </BigButton>
        )}
        <BigButton testId="let-go" onPress={task.letGo}>
          <Trans>Not taken after all</Trans>
        </BigButton>
      </div>
    </ScanCard>
  );
}

function Goods({ stop: { line } }: Pick<CardProps, 'stop'>) {
  const nameOf = useProductName();
  const lots = useLotWords();
  const product = useRow('product', line.product);
  return (
    <ScanItem
      product={product?.id}
      sku={product?.sku}
      name={product && nameOf(product)}
      lot={line.lot === undefined ? undefined : lots.number(line)}
      expires={lots.expires(line)}
    />
  );
}
