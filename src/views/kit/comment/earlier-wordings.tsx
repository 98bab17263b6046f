import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryEntry } from '#model/engine/company-model.ts';
import type { Mention } from '#model/comment/comment.facts.ts';
import { useModel } from '../document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { CommentText } from './comment-text.tsx';

interface EarlierWordingsProps {
  /** The document that the comment is about. */
  readonly document: string;
  /** Id of the comment. */
  readonly id: string;
}

/** Previous versions of an edited comment, from the log, on request. */
export function EarlierWordings(props: EarlierWordingsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div className="comment-earlier">
      <Button variant="quiet" size="sm" icon="history" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t`Hide earlier wordings` : t`Show earlier wordings`}
      </Button>
      {open && <Wordings {...props} />}
    </div>
  );
}

function Wordings({ document, id }: EarlierWordingsProps) {
  const model = useModel();
  const format = useFormat();
  const past = useAsync(`${document}/${id}`, () => model.history('comment', document));
  if (past.status === 'loading') return <Skeleton height="2rem" />;
  if (past.status === 'failed')
    return (
      <p className="ui-faint">
        <Trans>The history is on the server, which can't be reached right now.</Trans>
      </p>
    );
  return (
    <ol>
      {past.value
        .flatMap((event) => wordingOf(event, id))
        .slice(0, -1)
        .map(({ at, text, mentions }) => (
          <li key={at}>
            <time className="ui-faint" dateTime={at}>
              {format.dateTime(at)}
            </time>
            <CommentText text={text} mentions={mentions} />
          </li>
        ))}
    </ol>
  );
}

interface Wording {
  readonly at: string;
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** The text of a comment as of an event; nothing for an event of another comment. */
function wordingOf({ data, at }: HistoryEntry, id: string): Wording[] {
  const said = data as Partial<Wording> & { readonly id?: string }; // facts of a conversation name their comment
  return said.id === id && said.text !== undefined
    ? [{ at, text: said.text, mentions: said.mentions ?? [] }]
    : [];
}
