import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseDecimal } from '#i18n/decimal.ts';
import type { PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { UNIT } from '#model/values/money.ts';
import { useRow } from '../document/model-context.tsx';
import { numberProblem } from '../lines/number-problem.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { useProductName } from '../document/product-name.ts';
import { useCountedUnit, useQuantity } from '../document/use-quantity.ts';
import { Icon } from '../ui/icon.tsx';
import { useFormat } from '../ui/use-format.ts';
import type { PickTask } from './use-pick-task.ts';

interface LineCardProps {
  readonly task: PickTask;
  readonly line: PickRowLine;
  readonly onShort: () => void;
}

/** Where to go and what to pick, readable at arm's length. */
export function PickLineCard({ task, line, onShort }: LineCardProps) {
  const { t } = useLingui();
  return (
    <section className="pick-card" aria-label={t`Line to pick`}>
      <Where task={task} line={line} />
      <What line={line} />
      <PickQuantity key={leftOf(line)} task={task} line={line} />
      <div className="pick-ways">
        <button type="button" className="pick-button" onClick={() => task.step(-1)}>
          <Icon name="chevronLeft" size={22} label={t`Line before`} />
        </button>
        <button type="button" className="pick-button" data-testid="short" onClick={onShort}>
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

/** The quantity to pick without scanning: a stepper that starts at the whole remainder. */
function PickQuantity({ task, line }: Omit<LineCardProps, 'onShort'>) {
  const { t } = useLingui();
  const format = useFormat();
  const left = leftOf(line);
  const [text, setText] = useState(format.decimal(left, 3));
  const quantity = parseDecimal(text, 3) ?? 0;
  const problem = useFieldSentence()(numberProblem(text, { digits: 3, aboveZero: true }));
  const take = (): void => void (problem === undefined && task.take(line.id, quantity));
  const set = (next: number): void =>
    setText(format.decimal(Math.min(left, Math.max(Math.min(UNIT, left), next)), 3));
  const problemId = `${line.id}-problem`;
  return (
    <div className="pick-quantity">
      <button type="button" className="pick-button" onClick={() => set(quantity - UNIT)}>
        <Icon name="minus" size={22} label={t`One less`} />
      </button>
      <input
        inputMode="decimal"
        aria-label={t`Quantity`}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <button type="button" className="pick-button" onClick={() => set(quantity + UNIT)}>
        <Icon name="plus" size={22} label={t`One more`} />
      </button>
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
