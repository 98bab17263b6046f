import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedLine } from '#model/sharing/shared-paper.ts';
import { parseDecimal } from '#i18n/decimal.ts';
import { useFormat } from '../ui/use-format.ts';
import { useSharedHost, useSharedStatus } from './shared-host.ts';

/** Quantities are typed in what the line is ordered in, with three decimals at most. */
const DIGITS = 3;

interface Typed {
  readonly quantity: string;
  readonly promisedOn: string;
}

/** A typed quantity in thousandths of the stock unit; null where it is none above zero, or comes to no exact part. */
export function confirmedQuantity(
  { orderedIn }: Pick<SharedLine, 'orderedIn'>,
  text: string,
  locale: string,
): number | null {
  const typed = parseDecimal(text, DIGITS, locale);
  if (typed === null || typed === undefined || typed <= 0) return null;
  const { numerator = 1, denominator = 1 } = orderedIn ?? {};
  const quantity = (typed * numerator) / denominator;
  return Number.isSafeInteger(quantity) ? quantity : null;
}

/** What a supplier confirms of an order: their own number, and each line with its quantity and day. */
export function SharedConfirmation({ answer }: { readonly answer: SharedAnswer }) {
  const { sending } = useSharedStatus();
  const { read, isChecked, type, send } = useConfirming(answer);
  return (
    <section className="shared-box">
      <h2>
        <Trans>Confirm this order</Trans>
      </h2>
      <form className="shared-form" noValidate onSubmit={send}>
        <div className="ui-field">
          <label className="ui-field-label" htmlFor="shared-theirs">
            <Trans>Your order number</Trans>
          </label>
          <input id="shared-theirs" name="theirs" className="ui-input" maxLength={100} autoComplete="off" />
        </div>
        <ConfirmedLines read={read} isChecked={isChecked} onType={type} />
        <button
          type="submit"
          className="ui-button"
          data-variant="primary"
          data-testid="shared-acknowledge"
          aria-disabled={sending !== null}
        >
          <Trans>Confirm the order</Trans>
        </button>
      </form>
    </section>
  );
}

/** A line with what was typed for it; its quantity is null where the text is none. */
interface ReadLine {
  readonly line: SharedLine;
  readonly typed: Typed;
  readonly quantity: number | null;
}

/** What is typed, read, and sent once all of it can be read. */
function useConfirming(answer: SharedAnswer) {
  const { i18n } = useLingui();
  const { act } = useSharedHost();
  const { sending } = useSharedStatus();
  const [texts, setTexts] = useState<ReadonlyMap<string, Typed>>(useAsOrdered(answer));
  const [isChecked, setChecked] = useState(false);
  const read = answer.lines.map((line): ReadLine => {
    const typed = texts.get(line.id) ?? { quantity: '', promisedOn: '' };
    return { line, typed, quantity: confirmedQuantity(line, typed.quantity, i18n.locale) };
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (sending !== null || read.some(({ quantity }) => quantity === null)) return;
    const theirs = new FormData(event.currentTarget).get('theirs');
    const theirReference = typeof theirs === 'string' ? theirs.trim() : '';
    void act('acknowledge', { theirReference, lines: read.map(confirmedOf) });
  };
  const type = (id: string, next: Typed): void => setTexts(new Map([...texts, [id, next]]));
  return { read, isChecked, type, send };
}

const confirmedOf = ({ line, typed: { promisedOn }, quantity }: ReadLine) => ({
  line: line.id,
  quantity: quantity ?? line.quantity,
  promisedOn: promisedOn === '' ? null : promisedOn,
});

/** Everything as it was ordered, for the day it was asked for. */
function useAsOrdered({ lines }: SharedAnswer): () => ReadonlyMap<string, Typed> {
  const format = useFormat();
  return () =>
    new Map(
      lines.map(({ id, quantity, orderedIn, promisedOn }) => {
        const { numerator = 1, denominator = 1 } = orderedIn ?? {};
        const count = Math.round((quantity * denominator) / numerator);
        return [id, { quantity: format.decimal(count, DIGITS, 0), promisedOn: promisedOn ?? '' }];
      }),
    );
}

interface LinesProps {
  readonly read: readonly ReadLine[];
  readonly isChecked: boolean;
  readonly onType: (id: string, typed: Typed) => void;
}

function ConfirmedLines({ read, isChecked, onType }: LinesProps) {
  const { t } = useLingui();
  return (
    <div className="shared-scroll">
      <table className="shared-lines">
        <thead>
          <tr>
            <th scope="col">{t`Product`}</th>
            <th scope="col">{t`Quantity`}</th>
            <th scope="col">{t`Delivery`}</th>
          </tr>
        </thead>
        <tbody>
          {read.map((one) => (
            <ConfirmedLine
              key={one.line.id}
              {...one}
              isWrong={isChecked && one.quantity === null}
              onType={(typed) => onType(one.line.id, typed)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps extends Pick<ReadLine, 'line' | 'typed'> {
  readonly isWrong: boolean;
  readonly onType: (typed: Typed) => void;
}

function ConfirmedLine({ line, typed, isWrong, onType }: LineProps) {
  const { t } = useLingui();
  const { name: label, sku, orderedIn } = line;
  return (
    <tr>
      <td>
        {label}
        <small>{sku}</small>
      </td>
      <td>
        <input
          className="ui-input"
          inputMode="decimal"
          aria-label={t`Quantity of ${label}`}
          aria-invalid={isWrong}
          value={typed.quantity}
          onChange={({ target }) => onType({ ...typed, quantity: target.value })}
        />
        {isWrong && <small role="alert">{t`Enter a quantity above zero`}</small>}
        {orderedIn && <small>{orderedIn.unit}</small>}
      </td>
      <td>
        <input
          className="ui-input"
          type="date"
          aria-label={t`Delivery day of ${label}`}
          value={typed.promisedOn}
          onChange={({ target }) => onType({ ...typed, promisedOn: target.value })}
        />
      </td>
    </tr>
  );
}
