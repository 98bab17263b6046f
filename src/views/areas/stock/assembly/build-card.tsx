import { Trans, useLingui } from '@lingui/react/macro';
import { UNIT } from '#model/values/money.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCountedUnit, useQuantity } from '#views/kit/document/use-quantity.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { QuantityTaker } from '#views/kit/scan-mode/quantity-taker.tsx';
import { ScanButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanBin, ScanCard, ScanFigure, ScanItem, ScanWays } from '#views/kit/scan-mode/scan-card.tsx';
import { useTypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { WorkStop } from '#model/areas/stock/assembly/build-stops.ts';
import type { BuildTask } from './use-build-task.ts';

interface CardProps {
  readonly task: BuildTask;
  readonly stop: WorkStop;
}

/** What to fetch and from where, readable at arm's length. */
export function BuildCard({ task, stop }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const place = useRow('location', stop.location);
  const { left } = stop;
  const typed = useTypedQuantity({ start: left, least: Math.min(UNIT, left), most: left });
  const shown = format.quantity(typed.quantity);
  return (
    <ScanCard label={t`Component to fetch`}>
      <ScanBin code={place?.code} zone={place?.zone} isThere={task.isThere} />
      <What stop={stop} />
      <QuantityTaker
        id={`take-${stop.id}`}
        typed={typed}
        label={typed.problem === undefined ? t`Take ${shown}` : t`Take`}
        testId="take"
        onTake={(quantity) => task.take(stop, Math.min(quantity, left))}
      />
      <ScanWays onStep={task.step}>
        <ScanButton testId="leave" onPress={() => task.leave(stop)}>
          <Icon name="alert" size={20} />
          <Trans>Not enough here</Trans>
        </ScanButton>
      </ScanWays>
    </ScanCard>
  );
}

function What({ stop }: Pick<CardProps, 'stop'>) {
  const format = useFormat();
  const lots = useLotWords();
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  const unitOf = useCountedUnit();
  const product = useRow('product', stop.product);
  const taken = format.quantity(stop.inHand);
  const wanted = sayQuantity(stop.quantity, product);
  return (
    <>
      <ScanItem
        product={product?.id}
        sku={product?.sku}
        name={product && nameOf(product)}
        lot={stop.lot === undefined ? undefined : lots.number(stop)}
        expires={lots.expires(stop)}
      />
      <ScanFigure
        figure={format.quantity(stop.left)}
        said={
          <>
            {product && unitOf(stop.left, product)} <Trans>left</Trans>
          </>
        }
        more={
          stop.inHand > 0 ? (
            <Trans>
              {taken} of {wanted} in hand
            </Trans>
          ) : undefined
        }
      />
    </>
  );
}
