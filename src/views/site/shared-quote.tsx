import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedLine } from '#model/sharing/shared-paper.ts';
import { useFormat } from '../ui/use-format.ts';
import { confirmedQuantity } from './shared-confirmation.tsx';
import { useSharedHost, useSharedStatus } from './shared-host.ts';

interface QuoteProps {
  readonly answer: SharedAnswer;
}

/** What a customer takes of a quote: optional lines, and other quantities where it allows them. [SO82] */
export function SharedQuote({ answer }: QuoteProps) {
  const { act } = useSharedHost();
  const { sending } = useSharedStatus();
  const { lines, isChecked, send, ...choosing } = useChoosing(answer);
  return (
    <section className="shared-box">
      <h2>
        <Trans>Your answer</Trans>
      </h2>
      <form className="shared-form" noValidate onSubmit={send}>
        {lines.some(({ line }) => line.choice !== undefined || !line.isFixed) && (
          <ChosenLines lines={lines} isChecked={isChecked} {...choosing} />
        )}
        <div className="shared-actions">
          <button
            type="submit"
            className="ui-button"
            data-variant="primary"
            data-testid="shared-accept"
            aria-disabled={sending !== null}
          >
            <Trans>Accept the quote</Trans>
          </button>{' '}
          <button
            type="button"
            className="ui-button"
            data-variant="secondary"
            data-testid="shared-decline"
            aria-disabled={sending !== null}
            onClick={() => void (sending === null && act('decline', {}))}
          >
            <Trans>Decline</Trans>
          </button>
        </div>
      </form>
    </section>
  );
}

interface ChosenLine {
  readonly line: SharedLine;
  readonly text: string;
  /** Thousandths; null: it cannot be read. */
  readonly quantity: number | null;
  readonly isTaken: boolean;
}

const DIGITS = 3;

function useChoosing({ lines: quoted }: SharedAnswer) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { act } = useSharedHost();
  const { sending } = useSharedStatus();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(quoted.flatMap(({ id, choice }) => (choice === 'optional' ? [] : [id]))),
  );
  const [isChecked, setChecked] = useState(false);
  const textOf = ({ id, quantity, orderedIn }: SharedLine): string => {
    const { numerator = 1, denominator = 1 } = orderedIn ?? {};
    return texts.get(id) ?? format.decimal(Math.round((quantity * denominator) / numerator), DIGITS, 0);
  };
  const lines = quoted.map((line): ChosenLine => {
    const text = textOf(line);
    const quantity = line.isFixed ? line.quantity : confirmedQuantity(line, text, i18n.locale);
    return { line, text, quantity, isTaken: taken.has(line.id) };
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (sending === null && lines.every(({ quantity }) => quantity !== null))
      void act('accept', { lines: lines.map(choiceOf) });
  };
  return {
    lines,
    isChecked,
    send,
    onType: (id: string, text: string): void => setTexts(new Map([...texts, [id, text]])),
    onTake: (id: string, isTaken: boolean): void =>
      setTaken(new Set(isTaken ? [...taken, id] : [...taken].filter((one) => one !== id))),
  };
}

const choiceOf = ({ line, quantity, isTaken }: ChosenLine) => ({
  line: line.id,
  ...(!line.isFixed && quantity !== null && { quantity }),
  ...(line.choice !== undefined && { chosen: isTaken }),
});

interface LinesProps {
  readonly lines: readonly ChosenLine[];
  readonly isChecked: boolean;
  readonly onType: (id: string, text: string) => void;
  readonly onTake: (id: string, isTaken: boolean) => void;
}

function ChosenLines({ lines, isChecked, onType, onTake }: LinesProps) {
  const { t } = useLingui();
  return (
    <div className="shared-scroll">
      <table className="shared-lines">
        <thead>
          <tr>
            <th scope="col">{t`Product`}</th>
            <th scope="col">{t`Quantity`}</th>
            <th scope="col">{t`Included`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((one) => (
            <QuotedLine key={one.line.id} {...one} {...{ isChecked, onType, onTake }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineProps = ChosenLine & Omit<LinesProps, 'lines'>;

function QuotedLine({ line, text, quantity, isTaken, isChecked, onType, onTake }: LineProps) {
  const { t } = useLingui();
  const { id, name: label, sku, orderedIn, choice, isFixed } = line;
  const isWrong = isChecked && quantity === null;
  return (
    <tr>
      <td>
        {label}
        <small>{sku}</small>
      </td>
      <td>
        {isFixed ? (
          text
        ) : (
          <input
            className="ui-input"
            inputMode="decimal"
            aria-label={t`Quantity of ${label}`}
            aria-invalid={isWrong}
            value={text}
            onChange={({ target }) => onType(id, target.value)}
          />
        )}
        {isWrong && <small role="alert">{t`Enter a quantity above zero`}</small>}
        {orderedIn && <small>{orderedIn.unit}</small>}
      </td>
      <td>
        {choice === undefined ? (
          t`Included`
        ) : (
          <Take label={t`Take ${label}`} isTaken={isTaken} onTake={(next) => onTake(id, next)} />
        )}
      </td>
    </tr>
  );
}

interface TakeProps {
  readonly label: string;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

const Take = ({ label, isTaken, onTake }: TakeProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isTaken}
    onChange={({ target }) => onTake(target.checked)}
  />
);
