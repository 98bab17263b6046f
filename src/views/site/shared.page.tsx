import { Trans } from '@lingui/react/macro';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import { useFormat } from '../ui/use-format.ts';
import { PrivateShell } from './private-shell.tsx';
import { SharedActs } from './shared-acts.tsx';
import { SharedPaperView } from './shared-paper.tsx';
import { useSharedHost, useSharedStatus, type SharedStatus } from './shared-host.ts';

/** What a link shows to somebody outside the company, and what they may answer. */
export function SharedPage() {
  const { answer, phase } = useSharedStatus();
  return <PrivateShell>{answer ? <Shown answer={answer} /> : <Unshown phase={phase} />}</PrivateShell>;
}

function Shown({ answer }: { readonly answer: SharedAnswer }) {
  const format = useFormat();
  const { pdf } = useSharedStatus();
  const { paper, isCancelled } = answer;
  const sender = paper.company.name;
  const until = format.date(answer.expiresAt);
  const person = answer.for;
  return (
    <>
      <header className="shared-head">
        <div>
          <h1>
            {paper.title} {paper.number}
          </h1>
          <p>
            <Trans>
              {sender} shares this with {person}, until {until}.
            </Trans>
          </p>
        </div>
        <a className="ui-button ui-no-print" data-variant="secondary" href={pdf} data-testid="shared-pdf">
          <Trans>Open as PDF</Trans>
        </a>
      </header>
      {isCancelled && (
        <p className="shared-notice" data-tone="warning">
          {answer.purpose === 'quoteRequest' ? (
            <Trans>This request has been closed. No more answers are asked for.</Trans>
          ) : (
            <Trans>This order has been cancelled.</Trans>
          )}
        </p>
      )}
      <SharedPaperView paper={paper} />
      <SharedActs answer={answer} />
    </>
  );
}

/** Before anything is shown, and where nothing is. */
function Unshown({ phase }: Pick<SharedStatus, 'phase'>) {
  if (phase === 'loading' || phase === 'shown') return <Fetching />;
  return (
    <div role="alert">{phase === 'nowhere' ? <Nowhere /> : <NotNow isLimited={phase === 'limited'} />}</div>
  );
}

function Fetching() {
  return (
    <>
      <h1>
        <Trans>Shared with you</Trans>
      </h1>
      <p aria-live="polite">
        <Trans>Fetching what was shared with you.</Trans>
      </p>
      <noscript>
        <p>
          <Trans>This page needs JavaScript.</Trans>
        </p>
      </noscript>
    </>
  );
}

const Nowhere = () => (
  <>
    <h1>
      <Trans>This link shows nothing</Trans>
    </h1>
    <p>
      <Trans>
        It may have expired, been revoked, or lost a few characters on the way. Ask whoever sent it for a new
        one.
      </Trans>
    </p>
  </>
);

function NotNow({ isLimited }: { readonly isLimited: boolean }) {
  const { readAgain } = useSharedHost();
  return (
    <>
      <h1>
        <Trans>Not right now</Trans>
      </h1>
      <p>
        {isLimited ? (
          <Trans>This has been asked for too often from here. Try again in an hour.</Trans>
        ) : (
          <Trans>The server does not answer. Check your connection and try again.</Trans>
        )}
      </p>
      <button type="button" className="ui-button" data-variant="secondary" onClick={readAgain}>
        <Trans>Try again</Trans>
      </button>
    </>
  );
}
