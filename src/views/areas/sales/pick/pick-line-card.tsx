import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { UNIT } from '#model/values/money.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCountedUnit, useQuantity } from '#views/kit/document/use-quantity.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { QuantityTaker } from '#views/kit/scan-mode/quantity-taker.tsx';
import { ScanButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanBin, ScanCard, ScanFigure, ScanItem, ScanWays } from '#views/kit/scan-mode/scan-card.tsx';
import { useTypedQuantity, type TypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { BinDoubts } from './bin-doubts.tsx';
import type { PickTask } from './use-pick-task.ts';

interface LineCardProps {
  readonly task: PickTask;
  readonly line: PickRowLine;
  /** With what is found here (thousandths), as far as it was typed. */
  readonly onShort: (found: number) => void;
}

/** Where to go and what to pick, readable at arm's length. */
export function PickLineCard({ task, line, onShort }: LineCardProps) {
  const { t } = useLingui();
  const left = leftOf(line);
  const typed = useTypedQuantity({ start: left, least: Math.min(UNIT, left), most: left });
  /** Less than the whole is what was found, where not enough is. */
  const found = typed.quantity < left ? Math.max(0, typed.quantity) : 0;
  const bin = useRow('location', line.location);
  return (
    <ScanCard label={t`Line to pick`}>
      <ScanBin code={bin?.code} zone={bin?.zone} isThere={task.atBin} />
      <What line={line} />
      <BinDoubts line={line} />
      <PickQuantity task={task} line={line} typed={typed} />
      <ScanWays onStep={task.step}>
        <ScanButton testId="short" onPress={() => onShort(found)}>
          <Icon name="alert" size={20} />
          <Trans>Not enough here</Trans>
        </ScanButton>
      </ScanWays>
    </ScanCard>
  );
}

function What({ line }: Pick<LineCardProps, 'line'>) {
  const lots = useLotWords();
  const format = useFormat();
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  const unitOf = useCountedUnit();
  const product = useRow('product', line.product);
  const taken = format.quantity(line.picked);
  const wanted = sayQuantity(line.quantity, product);
  const inHand = (
    <Trans>
      {taken} of {wanted} in hand
    </Trans>
  );
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
        figure={format.quantity(leftOf(line))}
        said={
          <>
            {product && unitOf(leftOf(line), product)} <Trans>left</Trans>
          </>
        }
        more={line.picked > 0 ? inHand : undefined}
      />
    </>
  );
}

interface PickQuantityProps extends Omit<LineCardProps, 'onShort'> {
  readonly typed: TypedQuantity;
}

/** The quantity to pick without scanning: a stepper that starts at the whole remainder. */
function PickQuantity({ task, line, typed }: PickQuantityProps) {
  const { t } = useLingui();
  const format = useFormat();
  const shown = format.quantity(typed.quantity);
  return (
    <QuantityTaker
      id={line.id}
      typed={typed}
      label={typed.problem === undefined ? t`Take ${shown}` : t`Take`}
      testId="take"
      onTake={(quantity) => void task.take(line.id, quantity)}
    />
  );
}
