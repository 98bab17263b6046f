import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedLine, SharedPaper } from '#model/sharing/shared-paper.ts';
import { useSharedHost, useSharedStatus } from './shared-host.ts';
import { SharedTable } from './shared-paper.tsx';
import { AnsweredLine, AnsweredLines, confirmedQuantity, useOrderedText } from './shared-lines.tsx';

interface QuoteProps {
  readonly answer: SharedAnswer;
}

/** What a customer takes of a quote: optional lines, and other quantities where it allows them. [SO82] */
export function SharedQuote({ answer }: QuoteProps) {
  const { act } = useSharedHost();
  const { sending } = useSharedStatus();
  const { lines, isChecked, send, reckoned, isToReckon, ...choosing } = useChoosing(answer);
  return (
    <section className="shared-box">
      <h2>
        <Trans>Your answer</Trans>
      </h2>
      <form className="shared-form" noValidate onSubmit={send}>
        {lines.some(({ line }) => line.choice !== undefined || !line.isFixed) && (
          <ChosenLines lines={lines} isChecked={isChecked} {...choosing} />
        )}
        {reckoned && <Reckoned paper={reckoned} />}
        <div className="shared-actions">
          <button
            type="submit"
            className="ui-button"
            data-variant="primary"
            data-testid={isToReckon ? 'shared-reckon' : 'shared-accept'}
            aria-disabled={sending !== null}
          >
            {isToReckon ? <Trans>See what it comes to</Trans> : <Trans>Accept the quote</Trans>}
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

/** What the customer takes, as the order would have it: read out once it is there. [LNK14] */
function Reckoned({ paper }: { readonly paper: SharedPaper }) {
  return (
    <div role="status" lang={paper.language}>
      {paper.tables.map((table) => (
        <SharedTable key={table.id} table={table} />
      ))}
    </div>
  );
}

interface ChosenLine {
  readonly line: SharedLine;
  readonly text: string;
  /** Thousandths; null: it cannot be read. */
  readonly quantity: number | null;
  readonly isTaken: boolean;
}

function useChoosing({ lines: quoted }: SharedAnswer) {
  const { i18n } = useLingui();
  const orderedText = useOrderedText();
  const { act, preview } = useSharedHost();
  const { sending } = useSharedStatus();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => takenAtFirst(quoted));
  const [isChecked, setChecked] = useState(false);
  const [reckoned, setReckoned] = useState<SharedPaper | null>(null);
  const lines = quoted.map((line): ChosenLine => {
    const text = texts.get(line.id) ?? orderedText(line);
    const quantity = line.isFixed ? line.quantity : confirmedQuantity(line, text, i18n.locale);
    return { line, text, quantity, isTaken: taken.has(line.id) };
  });
  // What is shown above is what is accepted: anything else is reckoned first.
  const isToReckon = reckoned === null && lines.some((one) => isOther(one, takenAtFirst(quoted)));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (sending !== null || lines.some(({ quantity }) => quantity === null)) return;
    const data = { lines: lines.map(choiceOf) };
    if (isToReckon) void preview('accept', data).then(setReckoned);
    else void act('accept', data);
  };
  return {
    lines,
    isChecked,
    send,
    reckoned,
    isToReckon,
    onType: (id: string, text: string): void => {
      setReckoned(null);
      setTexts(new Map([...texts, [id, text]]));
    },
    onTake: (id: string, isTaken: boolean): void => {
      setReckoned(null);
      setTaken(new Set(isTaken ? [...taken, id] : [...taken].filter((one) => one !== id)));
    },
  };
}

const takenAtFirst = (quoted: readonly SharedLine[]): ReadonlySet<string> =>
  new Set(quoted.flatMap(({ id, choice }) => (choice === 'optional' ? [] : [id])));

/** Whether a line is not taken as it is quoted. */
const isOther = ({ line, quantity, isTaken }: ChosenLine, atFirst: ReadonlySet<string>): boolean =>
  quantity !== line.quantity || isTaken !== atFirst.has(line.id);

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
    <AnsweredLines last={t`Included`}>
      {lines.map(({ line, text, quantity, isTaken }) => {
        const { name: label } = line;
        return (
          <AnsweredLine
            key={line.id}
            line={line}
            quantity={text}
            isWrong={isChecked && quantity === null}
            onQuantity={(typed) => onType(line.id, typed)}
          >
            {line.choice === undefined ? (
              t`Included`
            ) : (
              <Take label={t`Take ${label}`} isTaken={isTaken} onTake={(next) => onTake(line.id, next)} />
            )}
          </AnsweredLine>
        );
      })}
    </AnsweredLines>
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
