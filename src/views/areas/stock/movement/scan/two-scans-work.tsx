import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { goodsLyingIn, type Goods, type Lying } from '#model/areas/stock/movement/movement.clearing.ts';
import { useQuery, useRow } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCountedUnit } from '#views/kit/document/use-quantity.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { AskDialog } from '#views/kit/scan-mode/ask-dialog.tsx';
import { QuantityPad } from '#views/kit/scan-mode/quantity-pad.tsx';
import { QuantityStepper } from '#views/kit/scan-mode/quantity-stepper.tsx';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { ScanAnswer } from '#views/kit/scan-mode/scan-answer.tsx';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { ScanBin, ScanCard, ScanFigure, ScanItem } from '#views/kit/scan-mode/scan-card.tsx';
import { ScanInput } from '#views/kit/scan-mode/scan-input.tsx';
import type { TypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useVisibleLine } from '#views/ui/one-press.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { LyingHere } from './lying-here.tsx';
import { MovedStrip } from './moved-strip.tsx';
import { useTwoScans, type Much, type TwoScans } from './use-two-scans.ts';

/** Scan a place, scan another: what lies free in the one is in the other. */
export function TwoScansWork({ begun }: { readonly begun: string | undefined }) {
  const { t } = useLingui();
  const scans = useTwoScans(begun);
  const { from, choices, said, onScan } = scans;
  useVisibleLine([from, scans.goods?.product, scans.goods?.lot, choices.length].join(' '));
  useScanner(onScan, true);
  return (
    <div className="scan-work">
      <ScanAnswer said={said} />
      <ScanInput
        onScan={onScan}
        said={said}
        hint={
          from !== null
            ? t`Scan where it goes`
            : choices.length > 0
              ? t`Scan the place`
              : t`Scan place or item`
        }
      />
      {from !== null ? <Leaving scans={scans} from={from} /> : <Beginning scans={scans} />}
      <MovedStrip say={scans.say} />
      {scans.much && from !== null && <MuchDialog much={scans.much} from={from} />}
    </div>
  );
}

/** Asks whether all of a place is meant where that is much. [MVS10] */
function MuchDialog({ much, from }: { readonly much: Much; readonly from: string }) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const place = placeName(from);
  const goal = placeName(much.to);
  const count = much.items;
  return (
    <AskDialog
      title={t`Move all of ${place} to ${goal}?`}
      label={t`Move all`}
      testId="move-much"
      onYes={much.onYes}
      onClose={much.onNo}
    >
      {t`${plural(count, { one: '# item', other: '# items' })}`}
    </AskDialog>
  );
}

/** Nothing is scanned yet, or several places could be meant. */
function Beginning({ scans: { choices, choose } }: { readonly scans: TwoScans }) {
  const { t } = useLingui();
  return (
    <ScanCard label={t`What is moved`}>
      <ScanBin code={t`Where from?`} isThere={false} />
      {choices.length === 0 && (
        <p className="scan-hint">
          <Trans>Scan a place, then another: all that lies free goes there. Or scan one item of it.</Trans>
        </p>
      )}
      {choices.length > 0 && (
        <div className="scan-choices">
          {choices.map((place) => (
            <BigButton key={place.id} testId={`place-${place.code}`} onPress={() => choose(place)}>
              <PlaceName id={place.id} />
            </BigButton>
          ))}
        </div>
      )}
    </ScanCard>
  );
}

/** The code of a place, with its warehouse. */
function PlaceName({ id }: { readonly id: string }) {
  const place = useRow('location', id);
  const warehouse = useRow('warehouse', place?.warehouse ?? null);
  return (
    <>
      {place?.code} <small className="ui-soft">{warehouse?.name}</small>
    </>
  );
}

interface LeavingProps {
  readonly scans: TwoScans;
  readonly from: string;
}

/** The place is scanned: what lies there, or how much of one item goes. */
function Leaving({ scans, from }: LeavingProps) {
  const { t } = useLingui();
  const place = useRow('location', from);
  const lying = useQuery<readonly Lying[]>(
    ['balance', 'reservation', 'movement', 'product', 'salesOrder'],
    from,
    ({ replica: { view } }) => goodsLyingIn(view, from),
    [],
  );
  const { goods } = scans;
  const one = goods && lying.find(({ product, lot }) => product === goods.product && lot === goods.lot);
  return (
    <ScanCard label={t`What is moved`}>
      <ScanBin code={place?.code} zone={place?.zone} isThere />
      {one ? <OneItem key={keyOf(one)} one={one} typed={scans.typed} /> : <LyingHere lying={lying} />}
      <div className="scan-quantity">
        <BigButton testId="start-over" onPress={scans.startOver}>
          <Trans>Another place</Trans>
        </BigButton>
      </div>
    </ScanCard>
  );
}

const keyOf = ({ product, lot = '' }: Goods): string => `${product} ${lot}`;

interface OneItemProps {
  readonly one: Lying;
  readonly typed: TypedQuantity;
}

/** One item, and how much of it goes: all that is free, unless less is typed. */
function OneItem({ one, typed }: OneItemProps) {
  const format = useFormat();
  const nameOf = useProductName();
  const unitOf = useCountedUnit();
  const lots = useLotWords();
  const product = useRow('product', one.product);
  return (
    <>
      <ScanItem
        product={product?.id}
        sku={product?.sku}
        name={product && nameOf(product)}
        lot={one.lot === undefined ? undefined : lots.number(one)}
        expires={lots.expires(one)}
      />
      <ScanFigure
        figure={format.quantity(one.free)}
        said={
          <>
            {product && unitOf(one.free, product)} <Trans>free</Trans>
          </>
        }
      />
      <div className="scan-quantity">
        <QuantityStepper typed={typed} problemId="moved-problem" />
        <QuantityPad typed={typed} />
        {typed.problem !== undefined && <ScanProblem id="moved-problem" text={typed.problem} />}
      </div>
    </>
  );
}
