import { Trans, useLingui } from '@lingui/react/macro';
import type { CountLine } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { foundOn } from '#model/areas/stock/count/count.lines.ts';
import { lyingAt } from '#model/stock/stock.counting.ts';
import { useModel, useQuery, useRow } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCountedUnit, useQuantity } from '#views/kit/document/use-quantity.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { QuantityTaker } from '#views/kit/scan-mode/quantity-taker.tsx';
import { ScanButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanBin, ScanCard, ScanFigure, ScanItem, ScanWays } from '#views/kit/scan-mode/scan-card.tsx';
import { useTypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { CountStop } from './count-stops.ts';
import { LATEST, type CountTask } from './use-count-task.ts';

interface CountCardProps {
  readonly task: CountTask;
  readonly stop: CountStop;
}

/** The bin to go to, what lies there, and how much of it; readable at arm's length. */
export function CountCard({ task, stop }: CountCardProps) {
  const { t } = useLingui();
  const bin = useRow('location', stop.location);
  const { line } = task;
  const isUntouched = stop.lines.every(({ entries }) => entries.length === 0);
  return (
    <ScanCard label={t`Bin to count`}>
      <ScanBin code={bin?.code} zone={bin?.zone} isThere={task.isThere} />
      {line ? (
        <CountedItem key={`${line.id} ${String(foundOn(line)?.quantity)}`} task={task} line={line} />
      ) : (
        <p className="scan-hint">
          <Trans>Nothing is expected here. Scan what lies here, or say that the bin is empty.</Trans>
        </p>
      )}
      <ScanWays onStep={task.step}>
        {isUntouched && !stop.isEmpty ? (
          <ScanButton testId="empty-bin" onPress={task.sayEmpty}>
            <Icon name="box" size={20} />
            <Trans>The bin is empty</Trans>
          </ScanButton>
        ) : (
          <ScanButton testId="set-aside" onPress={() => task.setParking('')}>
            <Icon name="box" size={20} />
            <Trans>Something else here</Trans>
          </ScanButton>
        )}
      </ScanWays>
    </ScanCard>
  );
}

interface CountedItemProps {
  readonly task: CountTask;
  readonly line: CountLine;
}

function CountedItem({ task, line }: CountedItemProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const unitOf = useCountedUnit();
  const lots = useLotWords();
  const product = useRow('product', line.product);
  const expected = useExpected(line);
  const counted = foundOn(line)?.quantity ?? null;
  const typed = useTypedQuantity({ start: counted, least: 0 });
  const shown = format.quantity(typed.quantity);
  return (
    <>
      <ScanItem
        product={product?.id}
        sku={product?.sku}
        name={product && nameOf(product)}
        lot={line.lot === undefined ? undefined : lots.number(line)}
        expires={lots.expires(line)}
      />
      <ScanFigure
        figure={counted === null ? '–' : format.quantity(counted)}
        said={
          <>
            {product && unitOf(counted ?? 0, product)} <Trans>counted</Trans>
          </>
        }
        more={expected}
      />
      <QuantityTaker
        id={`count-${line.id}`}
        typed={typed}
        label={typed.problem === undefined && !typed.isBlank ? t`There are ${shown}` : t`There are`}
        testId="count-all"
        hasPad
        onTake={task.countAll}
      />
    </>
  );
}

/** What the books say lies there, for those who may see it; undefined for others. [CN5] */
function useExpected(line: CountLine): string | undefined {
  const { t } = useLingui();
  const model = useModel();
  const sayQuantity = useQuantity();
  const product = useRow('product', line.product);
  const quantity = useQuery<number | null>(
    ['balance', 'countedBin'],
    `${line.location} ${line.product} ${line.lot ?? ''}`,
    ({ replica: { view } }) => lyingAt(view, line.location, line, foundOn(line)?.at ?? LATEST),
    null,
  );
  if (quantity === null || !model.may(SEE_EXPECTED)) return undefined;
  return t`${sayQuantity(quantity, product)} expected`;
}
