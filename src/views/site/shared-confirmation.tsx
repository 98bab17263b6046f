import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedLine } from '#model/sharing/shared-paper.ts';
import { useSharedHost, useSharedStatus } from './shared-host.ts';
import { AnsweredLine, AnsweredLines, confirmedQuantity, useOrderedText } from './shared-lines.tsx';

interface Typed {
  readonly quantity: string;
  readonly promisedOn: string;
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
  const orderedText = useOrderedText();
  return () =>
    new Map(
      lines.map((line) => [line.id, { quantity: orderedText(line), promisedOn: line.promisedOn ?? '' }]),
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
    <AnsweredLines last={t`Delivery`}>
      {read.map(({ line, typed, quantity }) => {
        const { name: label } = line;
        return (
          <AnsweredLine
            key={line.id}
            line={line}
            quantity={typed.quantity}
            isWrong={isChecked && quantity === null}
            onQuantity={(text) => onType(line.id, { ...typed, quantity: text })}
          >
            <input
              className="ui-input"
              type="date"
              aria-label={t`Delivery day of ${label}`}
              value={typed.promisedOn}
              onChange={({ target }) => onType(line.id, { ...typed, promisedOn: target.value })}
            />
          </AnsweredLine>
        );
      })}
    </AnsweredLines>
  );
}
