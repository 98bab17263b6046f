import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Command } from '#model/engine/envelope.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { mintedAt } from '#model/values/ids.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useTryAgain } from '#views/kit/document/use-try-again.ts';
import { WhyButton } from '#views/kit/help/why-button.tsx';
import { wordsOf } from '#views/words-of-kinds.ts';
import { Button } from '#views/ui/button.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import { useEditAgain } from './use-edit-again.ts';
import { usePaths } from '#views/navigation/use-paths.ts';

interface ChangeProps {
  readonly command: Command;
  /** Called when a link from the list to a page is followed. */
  readonly onLeave: () => void;
}

/** A refused command: why, and what can be done about it; it is tried again only where that may help. [SCN34] */
export function RefusedChange({ conflict, onLeave }: RefusedProps) {
  const { t } = useLingui();
  const { command, refusal } = conflict;
  const model = useModel();
  const sentence = useRefusalSentence();
  const tryAgain = useTryAgain([command]);
  const editAgain = useEditAgain(command);
  const discard = (): void => model.dismissConflict(command.id);
  const edit = (): void => {
    editAgain?.();
    discard();
    onLeave();
  };
  const again = editAgain ? (
    <Button size="sm" icon="edit" onClick={edit}>{t`Edit again`}</Button>
  ) : (
    tryAgain && <Button size="sm" icon="refresh" onClick={tryAgain}>{t`Try again`}</Button>
  );
  return (
    <Change
      command={command}
      tone="danger"
      onLeave={onLeave}
      actions={
        <>
          {again}
          <WhyButton kind={command.kind} code={refusal.code} onOpen={onLeave} />
          <Button size="sm" variant="quiet" icon="trash" onClick={discard}>{t`Discard`}</Button>
        </>
      }
    >
      {sentence(refusal)}
    </Change>
  );
}

interface RefusedProps {
  readonly conflict: Conflict;
  readonly onLeave: () => void;
}

/** A command that the server does not have yet. */
export function WaitingChange({ command, onLeave }: ChangeProps) {
  const { t } = useLingui();
  const model = useModel();
  const mayTakeBack = model.mayTakeBack(command.id);
  return (
    <Change
      command={command}
      tone="info"
      onLeave={onLeave}
      actions={
        mayTakeBack && (
          <Button size="sm" variant="quiet" icon="trash" onClick={() => model.takeBack(command.id)}>
            {t`Take back`}
          </Button>
        )
      }
    >
      {mayTakeBack ? <Trans>Not sent yet</Trans> : <Trans>Waits for the server</Trans>}
    </Change>
  );
}

interface Props extends ChangeProps {
  readonly tone: 'danger' | 'info';
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The document, the command, when it was given, and its status. */
function Change({ command, tone, actions, children, onLeave }: Props) {
  const { i18n } = useLingui();
  const { document, type } = command;
  const format = useFormat();
  const now = useNow();
  const paths = usePaths();
  const label = wordsOf(command.kind)?.commands[type]?.label;
  const kind = useKindOfPage(command);
  const words = wordsOf(kind);
  const name = useDocumentName()(kind, document);
  const path = documentPath(kind, document);
  const at = mintedAt(command.id);
  const kindName = words ? i18n._(words.one) : kind;
  return (
    <li data-tone={tone} data-testid={`change-${type}`}>
      <p className="app-sync-what">
        <strong>{label ? i18n._(label) : type}</strong>
        <time dateTime={new Date(at).toISOString()} title={format.dateTime(at)}>
          {format.relative(at, Math.max(now, at))}
        </time>
      </p>
      <p className="app-sync-document">
        {name === kindName ? null : <span>{kindName} </span>}
        {path === undefined ? (
          name
        ) : (
          <UiLink to={paths.to(path)} onClick={onLeave}>
            {name}
          </UiLink>
        )}
      </p>
      <p className="app-sync-reason">{children}</p>
      <div className="app-sync-actions">{actions}</div>
    </li>
  );
}

/** The comments and files of a document are shown on its page, under its id. */
function useKindOfPage({ kind, document }: Command): string {
  const comment = useRow('comment', kind === 'comment' ? document : null);
  const file = useRow('file', kind === 'file' ? document : null);
  return comment?.about ?? file?.about ?? kind;
}
