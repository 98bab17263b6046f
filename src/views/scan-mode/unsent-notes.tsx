import { useCallback, useSyncExternalStore } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Command } from '#model/engine/envelope.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { useModel } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { Icon } from '../ui/icon.tsx';
import { ScanButton } from './scan-buttons.tsx';

/** Names what a command was about: the bin and the item. */
export type NameOfCommand = (command: Command) => string;

interface UnsentProps {
  readonly kind: string;
  /** Absent: all documents of the kind. */
  readonly document?: string | undefined;
}

/** What of a document has not reached the server, and what the server has refused. */
export function useUnsent({ kind, document }: UnsentProps) {
  const model = useModel();
  const { replica } = model;
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  const isOfIt = ({ command }: { readonly command: Command }): boolean =>
    command.kind === kind && (document ?? command.document) === command.document;
  const waiting = useSyncExternalStore(subscribe, () => model.pending().filter(isOfIt).length);
  // The ids tell whether the list changed: it is the same array for the replica's whole life.
  useSyncExternalStore(subscribe, () =>
    model
      .conflicts()
      .map(({ command }) => command.id)
      .join(),
  );
  return { waiting, refused: model.conflicts().filter(isOfIt) };
}

/** How much waits for the server; it stands over what is said below the title, so that nothing moves. [SCN6] */
export function WaitingNote(of: UnsentProps) {
  const { t } = useLingui();
  const { waiting } = useUnsent(of);
  return (
    <span className="scan-waits" role="status">
      {waiting > 0 && (
        <span data-testid="unsent">
          <Icon name="clock" size={16} />
          {t`${plural(waiting, { one: '# change waits for the server', other: '# changes wait for the server' })}`}
        </span>
      )}
    </span>
  );
}

/** What the server refused, each with what it was about. [SCN6] */
export function RefusedNotes({ nameOf, ...of }: UnsentProps & { readonly nameOf: NameOfCommand }) {
  const { refused } = useUnsent(of);
  return (
    <div role="status">
      {refused.map((conflict) => (
        <Refused key={conflict.command.id} conflict={conflict} nameOf={nameOf} />
      ))}
    </div>
  );
}

interface RefusedProps {
  readonly conflict: Conflict;
  readonly nameOf: NameOfCommand;
}

function Refused({ conflict: { command, refusal }, nameOf }: RefusedProps) {
  const { t } = useLingui();
  const model = useModel();
  const sentence = useRefusalSentence();
  return (
    <div className="scan-refused" data-testid="refused">
      <Icon name="alert" size={20} />
      <p>
        <strong>{nameOf(command)}</strong>
        <span>{sentence(refusal)}</span>
      </p>
      <ScanButton testId="dismiss-refused" onPress={() => model.dismissConflict(command.id)}>
        {t`Understood`}
      </ScanButton>
    </div>
  );
}
