import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import { SharedConfirmation } from './shared-confirmation.tsx';
import { SharedQuotation } from './shared-quotation.tsx';
import { SharedQuote } from './shared-quote.tsx';
import { useSharedHost, useSharedStatus } from './shared-host.ts';

interface ActsProps {
  readonly answer: SharedAnswer;
}

const LONGEST = 2000;

/** What the reader may answer now, and what became of it. */
export function SharedActs({ answer }: ActsProps) {
  const { acts, readAt } = answer;
  return (
    <div className="shared-form ui-no-print">
      <Outcome />
      {acts.includes('confirmRead') && <ConfirmRead />}
      {readAt !== null && <ReadAlready />}
      {acts.includes('acknowledge') && <SharedConfirmation key={answer.version} answer={answer} />}
      {acts.includes('answer') && answer.quotation && (
        <SharedQuotation key={answer.version} answer={answer} quotation={answer.quotation} />
      )}
      {!answer.quotation && (acts.includes('accept') || acts.includes('decline')) && (
        <SharedQuote key={answer.version} answer={answer} />
      )}
      {acts.includes('ask') && <Ask />}
    </div>
  );
}

/** Focused, so that it is read out and the next Tab goes on from here. */
function Outcome() {
  const { t } = useLingui();
  const { done, problem } = useSharedStatus();
  if (problem)
    return (
      <p className="shared-notice" data-tone="danger" role="alert">
        {problem.detail ?? t`It could not be sent. Check your connection and try again.`}
      </p>
    );
  const thanks: Readonly<Record<string, string>> = {
    ask: t`Thank you. Your question has been passed on; we answer by mail or phone.`,
    confirmRead: t`Thank you. We have noted that you have read this.`,
    acknowledge: t`Thank you. Your confirmation has been noted.`,
    answer: t`Thank you. Your quote has been noted. You may send another one as long as we have not decided.`,
    accept: t`Thank you. Your order has been noted; we confirm it by mail or phone.`,
    decline: t`Thank you for your answer. Ask below if we can do anything else for you.`,
  };
  if (done === null) return null;
  return (
    <p className="shared-notice" data-tone="success" tabIndex={-1} ref={(text) => text?.focus()}>
      {thanks[done] ?? t`Thank you.`}
    </p>
  );
}

function ConfirmRead() {
  const { act } = useSharedHost();
  const { sending } = useSharedStatus();
  return (
    <section className="shared-box">
      <h2>
        <Trans>Is everything as agreed?</Trans>
      </h2>
      <p className="shared-note">
        <Trans>
          Confirm that you have read this, so that we know it has arrived. If something is wrong, ask below.
        </Trans>
      </p>
      <div>
        <button
          type="button"
          className="ui-button"
          data-variant="primary"
          data-testid="shared-confirm-read"
          aria-disabled={sending !== null}
          onClick={() => void (sending === null && act('confirmRead', {}))}
        >
          <Trans>I have read this</Trans>
        </button>
      </div>
    </section>
  );
}

function ReadAlready() {
  const { done } = useSharedStatus();
  if (done === 'confirmRead') return null;
  return (
    <p className="shared-note">
      <Trans>It has been confirmed that this was read.</Trans>
    </p>
  );
}

function Ask() {
  const { act } = useSharedHost();
  const { sending } = useSharedStatus();
  const [isEmpty, setEmpty] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textIn(form);
    setEmpty(text === '');
    if (text === '' || sending !== null) return;
    void act('ask', { text }).then((isDone) => isDone && form.reset());
  };
  return (
    <section className="shared-box">
      <h2>
        <Trans>Ask a question</Trans>
      </h2>
      <form className="shared-form" noValidate onSubmit={send}>
        <QuestionField isEmpty={isEmpty} />
        <button
          type="submit"
          className="ui-button"
          data-variant="secondary"
          data-testid="shared-ask"
          aria-disabled={sending !== null}
        >
          <Trans>Send the question</Trans>
        </button>
      </form>
    </section>
  );
}

function textIn(form: HTMLFormElement): string {
  const text = new FormData(form).get('text');
  return typeof text === 'string' ? text.trim() : '';
}

function QuestionField({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <div className="ui-field">
      <label className="ui-field-label" htmlFor="shared-question" data-required="true">
        <Trans>Your question</Trans>
      </label>
      <textarea
        id="shared-question"
        name="text"
        className="ui-input"
        rows={4}
        maxLength={LONGEST}
        aria-invalid={isEmpty}
        {...(isEmpty && { 'aria-describedby': 'shared-question-fault' })}
      />
      {isEmpty && (
        <div id="shared-question-fault" className="ui-field-error" role="alert">
          <Trans>Write your question first</Trans>
        </div>
      )}
    </div>
  );
}
