import { Trans, useLingui } from '@lingui/react/macro';
import type { CommentEntry } from '#model/comment/comment.facts.ts';
import { usePersonName } from '../document/person-name.ts';
import { Badge } from '#views/ui/badge.tsx';
import { wordsOf } from '#views/words-of-kinds.ts';

interface RequestSaidProps {
  /** The kind of document that it is about. */
  readonly about: string;
  readonly entry: CommentEntry;
}

/** Of a comment that asks for something: what, of whom, and what became of it. [CM6] */
export function RequestSummary({ about, entry: { request, mentions } }: RequestSaidProps) {
  const { t, i18n } = useLingui();
  const nameOf = usePersonName();
  if (!request) return null;
  const said = wordsOf(about)?.commands[request.command];
  const wanted = said ? i18n._(said.label) : request.command;
  const asked = mentions.map(({ name }) => name).join(', ');
  const by = nameOf(request.answer?.by ?? '');
  return (
    <div className="ui-stack">
      <p>
        <Trans>
          Asks {asked}: <strong>{wanted}</strong>
        </Trans>{' '}
        {request.answer === null && <Badge tone="warning" icon="clock">{t`Not answered`}</Badge>}
        {request.answer?.type === 'carriedOut' && (
          <Badge tone="success" icon="check">{t`Done by ${by}`}</Badge>
        )}
        {request.answer?.type === 'declined' && <Badge tone="danger" icon="x">{t`Declined by ${by}`}</Badge>}
      </p>
      {request.answer && request.answer.text !== '' && <p className="ui-soft">{request.answer.text}</p>}
    </div>
  );
}
