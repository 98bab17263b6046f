import { useCallback, useSyncExternalStore } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Command } from '#model/engine/envelope.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { useIsOffline } from '#views/navigation/use-connectivity.ts';
import { useModel } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useTryAgain } from '../document/use-try-again.ts';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { WayOn } from './scan-message.ts';
import { ScanButton } from './scan-buttons.tsx';

/** Names what a command was about: the bin and the item. */
export type NameOfCommand = (command: Command) => string;

/** What can be said of a refused command beside its reason, and the ways on from it. */
export interface Onward {
  readonly said?: string | undefined;
  readonly ways?: readonly WayOn[];
}

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

/**
 * That there is no connection, and how much waits for the server; it stands over the line below the title, so that
 * nothing moves. [SCN6] [SCN35]
 */
export function WaitingNote(of: UnsentProps) {
  const { t } = useLingui();
  const { waiting } = useUnsent(of);
  const count = waiting; // as the pill of every page says it
  const isOffline = useIsOffline();
  return (
    <span className="scan-waits" role="status">
      {isOffline && (
        <span data-testid="offline" data-tone="warning">
          <Icon name="cloudOff" size={16} />
          {count === 0 ? t`Offline` : t`Offline, ${count} waiting`}
        </span>
      )}
      {waiting > 0 && !isOffline && (
        <span data-testid="unsent">
          <Icon name="clock" size={16} />
          {t`${plural(waiting, { one: '# change waits for the server', other: '# changes wait for the server' })}`}
        </span>
      )}
    </span>
  );
}

interface NotesProps extends UnsentProps {
  readonly nameOf: NameOfCommand;
  readonly onward?: ((conflict: Conflict) => Onward) | undefined;
}

/**
 * What the server refused, each with what it was about; where the work is on many documents, one note for each. What was
 * refused for one and the same reason, such as that somebody has taken over, has one note. [SCN6]
 */
export function RefusedNotes({ nameOf, onward, ...of }: NotesProps) {
  const { refused } = useUnsent(of);
  const isOfMany = of.document === undefined;
  const noted = refused.map((conflict) => ({ conflict, on: onward?.(conflict) ?? {} }));
  const notes = Map.groupBy(noted, ({ conflict: { command, refusal }, on }) => {
    if (isOfMany) return command.document;
    const isAlone = on.said !== undefined || (on.ways ?? []).length > 0;
    return isAlone ? command.id : JSON.stringify(refusal);
  });
  return (
    <div role="status">
      {[...notes].map(([id, [first, ...others]]) => {
        if (!first) return null;
        const conflicts = [first, ...others].map(({ conflict }) => conflict);
        const named = isOfMany ? conflicts.slice(0, 1) : conflicts;
        return (
          <Refused
            key={id}
            conflicts={conflicts}
            names={named.map(({ command }) => nameOf(command))}
            refusal={first.conflict.refusal}
            {...first.on}
          />
        );
      })}
    </div>
  );
}

interface RefusedProps extends Onward, Pick<Conflict, 'refusal'> {
  /** Those that belong together: the others followed the first and could not be done without it, or have its reason. */
  readonly conflicts: readonly Conflict[];
  readonly names: readonly string[];
}

function Refused({ conflicts, names, refusal, said, ways = [] }: RefusedProps) {
  const { t } = useLingui();
  const model = useModel();
  const format = useFormat();
  const sentence = useRefusalSentence();
  const commands = conflicts.map(({ command }) => command);
  const tryAgain = useTryAgain(commands);
  const dismiss = (): void => {
    for (const { id } of commands) model.dismissConflict(id);
  };
  return (
    <div className="scan-refused" data-testid="refused">
      <Icon name="alert" size={20} />
      <p>
        {[...Map.groupBy(names, (name) => name)].map(([name, { length }]) => (
          <strong key={name}>{length === 1 ? name : `${name} × ${format.count(length)}`}</strong>
        ))}
        <span>{sentence(refusal)}</span>
        {said !== undefined && <span className="ui-number">{said}</span>}
      </p>
      <span className="scan-refused-ways">
        <Ways ways={ways} onPressed={dismiss} />
        {tryAgain && <ScanButton testId="try-again" onPress={tryAgain}>{t`Try again`}</ScanButton>}
        <ScanButton testId="dismiss-refused" onPress={dismiss}>
          {t`Understood`}
        </ScanButton>
      </span>
    </div>
  );
}

interface WaysProps {
  readonly ways: readonly WayOn[];
  /** The note has done its work. */
  readonly onPressed: () => void;
}

const Ways = ({ ways, onPressed }: WaysProps) =>
  ways.map(({ id, icon, label, onPress }) => (
    <ScanButton
      key={id}
      testId={id}
      onPress={() => {
        onPressed();
        onPress();
      }}
    >
      <Icon name={icon} size={20} />
      {label}
    </ScanButton>
  ));
