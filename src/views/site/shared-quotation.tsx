import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { QuotationHead, QuotationLine, useFaultSentence } from './quotation-fields.tsx';
import {
  faultsAt,
  headOf,
  readQuotation,
  textsOf,
  type Faults,
  type HeadTexts,
  type LineTexts,
  type Quotation,
} from './quotation-draft.ts';
import { useSharedHost, useSharedStatus, type SentFile } from './shared-host.ts';
import { QuotationFiles } from './quotation-files.tsx';

interface QuotationProps {
  readonly answer: SharedAnswer;
  readonly quotation: Quotation;
}

const LONGEST_NOTE = 2000;

/** What a supplier answers to a request for quotation: its prices, in its own money and packs, or that it offers nothing. [RFQ15] */
export function SharedQuotation({ answer, quotation }: QuotationProps) {
  const sentence = useFaultSentence();
  const { head, setHead, lines, type, files, setFiles, faults, send, decline } = useQuoting(
    answer,
    quotation,
  );
  return (
    <section className="shared-box">
      <h2>
        <Trans>Your quote</Trans>
      </h2>
      <Standing quotation={quotation} />
      <form className="shared-form" noValidate onSubmit={send}>
        <QuotationHead head={head} faults={faults} onChange={setHead} />
        {lines.map(({ line, texts }, index) => (
          <QuotationLine
            key={line.id}
            {...{ line, texts, index, faults }}
            currency={head.currency}
            onType={(field, text) => type(line.id, { ...texts, [field]: text })}
          />
        ))}
        {faults['lines'] !== undefined && (
          <div className="ui-field-error" role="alert">
            {sentence(faults['lines'])}
          </div>
        )}
        <Note text={head.note} onChange={(note) => setHead({ ...head, note })} />
        <QuotationFiles files={files} onFiles={setFiles} />
        <Buttons isChange={quotation.answered !== null} onDecline={decline} />
      </form>
    </section>
  );
}

interface ButtonsProps {
  readonly isChange: boolean;
  readonly onDecline: () => void;
}

function Buttons({ isChange, onDecline }: ButtonsProps) {
  const { sending } = useSharedStatus();
  return (
    <div className="shared-actions">
      <button
        type="submit"
        className="ui-button"
        data-variant="primary"
        data-testid="shared-answer"
        aria-disabled={sending !== null}
      >
        {isChange ? <Trans>Send the changed quote</Trans> : <Trans>Send the quote</Trans>}
      </button>{' '}
      <button
        type="button"
        className="ui-button"
        data-variant="secondary"
        data-testid="shared-decline-request"
        aria-disabled={sending !== null}
        onClick={onDecline}
      >
        <Trans>We offer nothing</Trans>
      </button>
    </div>
  );
}

/** Until when an answer is asked for, and what has been answered so far. */
function Standing({ quotation: { answerBy, answered, declinedAt } }: Pick<QuotationProps, 'quotation'>) {
  const format = useFormat();
  const until = answerBy === null ? '' : format.date(answerBy);
  const at = answered ? format.dateTime(answered.at) : declinedAt === null ? '' : format.dateTime(declinedAt);
  return (
    <p className="shared-note">
      {answerBy !== null && (
        <Trans>Please answer by {until}. Later answers are read, and marked as late.</Trans>
      )}{' '}
      {answered && <Trans>You answered {at}. What you send now takes its place.</Trans>}
      {declinedAt !== null && <Trans>You declined {at}. You may still send a quote.</Trans>}
    </p>
  );
}

function Note({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  return (
    <div className="ui-field">
      <label className="ui-field-label" htmlFor="shared-note">
        <Trans>Note</Trans>
      </label>
      <textarea
        id="shared-note"
        className="ui-input"
        rows={3}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** What the server does not take stands at its fields. */
function useAnswering(asked: SharedAnswer['lines']) {
  const { act, now } = useSharedHost();
  const [faults, setFaults] = useState<Faults>({});
  const give = async (name: string, data: object, sent: readonly string[]): Promise<void> => {
    if (await act(name, data)) return;
    setFaults(faultsAt(now().problem?.fields ?? {}, sent, asked));
  };
  return { faults, setFaults, give };
}

/** What is typed, read, and sent once all of it can be read. */
function useQuoting({ lines: asked }: SharedAnswer, quotation: Quotation) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { sending } = useSharedStatus();
  const [head, setHead] = useState<HeadTexts>(() => headOf(quotation, format.decimal));
  const [typed, setTyped] = useState<ReadonlyMap<string, LineTexts>>(new Map());
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const { faults, setFaults, give } = useAnswering(asked);
  const lines = asked.map((line) => ({
    line,
    texts: typed.get(line.id) ?? textsOf(line, quotation, format.decimal),
  }));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const kept = files.length > 0 ? files.map(({ id }) => id) : (quotation.answered?.files ?? []);
    const read = readQuotation({ head, lines, files: kept }, i18n.locale);
    setFaults(read.faults);
    if (sending !== null || Object.keys(read.faults).length > 0) return;
    void give(
      'answer',
      read.data,
      read.data.lines.map(({ line }) => line),
    );
  };
  return {
    head,
    setHead,
    lines,
    files,
    setFiles,
    faults,
    send,
    type: (id: string, texts: LineTexts): void => setTyped(new Map([...typed, [id, texts]])),
    decline: (): void => {
      if (sending === null) void give('decline', { note: head.note }, []);
    },
  };
}
