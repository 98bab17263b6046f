import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { useRow } from '../document/model-context.tsx';
import { useProductName } from '../document/product-name.ts';
import { useCountedUnit, useQuantity } from '../document/use-quantity.ts';
import { useLotWords } from '../lot/lot-words.ts';
import { Icon } from '../ui/icon.tsx';
import { useFormat } from '../ui/use-format.ts';
import { BinDoubts } from './bin-doubts.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useTypedQuantity, type TypedQuantity } from './use-typed-quantity.ts';
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
  const typed = useTypedQuantity(leftOf(line));
  return (
    <section className="pick-card" aria-label={t`Line to pick`}>
      <Where task={task} line={line} />
      <What line={line} />
      <BinDoubts line={line} />
      <PickQuantity task={task} line={line} typed={typed} />
      <div className="pick-ways">
        <button type="button" className="pick-button" onClick={() => task.step(-1)}>
          <Icon name="chevronLeft" size={22} label={t`Line before`} />
        </button>
        <button
          type="button"
          className="pick-button"
          data-testid="short"
          onClick={() => onShort(typed.short)}
        >
          <Icon name="alert" size={20} />
          <Trans>Not enough here</Trans>
        </button>
        <button type="button" className="pick-button" onClick={() => task.step(1)}>
          <Icon name="chevronRight" size={22} label={t`Next line`} />
        </button>
      </div>
    </section>
  );
}

function Where({ task, line }: Omit<LineCardProps, 'onShort'>) {
  const { t } = useLingui();
  const bin = useRow('location', line.location);
  const zone = bin?.zone ?? '';
  return (
    <div className="pick-bin" data-at={task.atBin}>
      <small>{zone ? <Trans>Bin · zone {zone}</Trans> : <Trans>Bin</Trans>}</small>
      <strong>
        {bin?.code}
        {task.atBin && <Icon name="circleCheck" size={28} label={t`You are at the bin`} />}
      </strong>
    </div>
  );
}

function What({ line }: Pick<LineCardProps, 'line'>) {
  const { t } = useLingui();
  const lots = useLotWords();
  const expires = lots.expires(line);
  const format = useFormat();
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  const unitOf = useCountedUnit();
  const product = useRow('product', line.product);
  const taken = format.quantity(line.picked);
  const wanted = sayQuantity(line.quantity, product);
  return (
    <>
      <div className="pick-item">
        <strong>{product?.sku}</strong>
        <span>{product && nameOf(product)}</span>
        {line.lot !== undefined && (
          <span className="pick-lot">
            <Trans>Lot</Trans> <strong>{lots.number(line)}</strong>
            {expires !== '' && <small>{t`Expires ${expires}`}</small>}
          </span>
        )}
      </div>
      <div className="pick-left">
        <strong className="ui-number">{format.quantity(leftOf(line))}</strong>
        <span>
          {product && unitOf(leftOf(line), product)} <Trans>left</Trans>
        </span>
        {line.picked > 0 && (
          <small className="ui-number">
            <Trans>
              {taken} of {wanted} in hand
            </Trans>
          </small>
        )}
      </div>
    </>
  );
}

interface PickQuantityProps extends Omit<LineCardProps, 'onShort'> {
  readonly typed: TypedQuantity;
}

/** The quantity to pick without scanning: a stepper that starts at the whole remainder. */
function PickQuantity({ task, line, typed }: PickQuantityProps) {
  const format = useFormat();
  const { quantity, problem } = typed;
  const take = (): void => void (problem === undefined && task.take(line.id, quantity));
  const problemId = `${line.id}-problem`;
  return (
    <div className="pick-quantity">
      <QuantityStepper typed={typed} problemId={problemId} onEnter={take} />
      <TakeButton shown={format.quantity(quantity)} problem={problem} describes={problemId} onTake={take} />
    </div>
  );
}

interface TakeButtonProps {
  readonly shown: string;
  /** The error of the quantity. */
  readonly problem: string | undefined;
  /** The id of the error message, which the input references. */
  readonly describes: string;
  readonly onTake: () => void;
}

function TakeButton({ shown, problem, describes, onTake }: TakeButtonProps) {
  return (
    <>
      <button
        type="button"
        className="pick-big"
        data-variant="primary"
        data-testid="take"
        aria-disabled={problem !== undefined}
        onClick={onTake}
      >
        {problem === undefined ? <Trans>Take {shown}</Trans> : <Trans>Take</Trans>}
      </button>
      {problem !== undefined && (
        <p className="pick-problem" data-tone="danger" id={describes} role="alert">
          <Icon name="alert" size={18} />
          {problem}
        </p>
      )}
    </>
  );
}
