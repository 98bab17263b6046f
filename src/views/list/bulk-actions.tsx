import { useMemo, useState } from 'react';
import { useMachine } from '@xstate/react';
import type { MessageDescriptor } from '@lingui/core';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { Trans, useLingui } from '@lingui/react/macro';
import { bulkRunMachine, type BulkChunk } from '#machines/bulk-run/bulk-run.machine.ts';
import type { CommandWords, DocumentWords } from '../document/document-words.ts';
import { useModel } from '../document/model-context.tsx';
import { ReasonDialog } from '../document/reason-dialog.tsx';
import { ButtonMenu } from '../ui/button-menu.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import { useFormat } from '../ui/use-format.ts';
import { BulkResults } from './bulk-results.tsx';
import { giveCommands } from './give-commands.ts';

export interface BulkOffer {
  readonly words: DocumentWords;
  /** The commands that may be given to many, in the order in which they are offered. */
  readonly commands: readonly string[];
  /** What a command carries besides its reason, such as the id of a document that it makes; asked for each. */
  readonly extras?: Readonly<Record<string, () => object>>;
  /** Which of the selected rows are documents of the kind; all of them where it is left out. */
  readonly only?: (id: string) => boolean;
}

interface BulkActionsProps extends BulkOffer {
  /** The documents chosen. */
  readonly ids: readonly string[];
}

interface Asking {
  readonly type: string;
  readonly said: CommandWords;
}

/** One command for all that is selected: what its chart says of each before, and its verdict on each after. */
export function BulkActions({ words, commands, extras, only, ids: chosen }: BulkActionsProps) {
  const { t } = useLingui();
  const ids = only ? chosen.filter(only) : chosen;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [run, send] = useMachine(useRun(words.kind, extras));
  const begin = (type: string, data: object): void => {
    setAsking(null);
    send({ type: 'begin', order: { type, data, documents: ids } });
  };
  const items = useBulkItems({ words, commands, ids }, (type, said) => {
    if (said.reason || said.confirm) setAsking({ type, said });
    else begin(type, {});
  });
  const said = words.commands[run.context.order.type];
  return (
    <>
      <ButtonMenu
        label={t`Actions for the selected rows`}
        size="sm"
        iconEnd="chevronDown"
        side="start"
        items={items}
      >
        <Trans>Actions</Trans>
      </ButtonMenu>
      {asking && (
        <ReasonDialog
          words={asking.said}
          onClose={() => setAsking(null)}
          onGiven={(data) => begin(asking.type, data)}
        />
      )}
      {said && <Results run={run} send={send} kind={words.kind} label={said.label} />}
    </>
  );
}

interface ResultsProps {
  readonly run: SnapshotFrom<typeof bulkRunMachine>;
  readonly send: (event: { readonly type: 'cancel' | 'close' }) => void;
  readonly kind: string;
  readonly label: MessageDescriptor;
}

function Results({ run, send, kind, label }: ResultsProps) {
  if (!run.hasTag('open')) return null;
  return (
    <BulkResults
      kind={kind}
      label={label}
      order={run.context.order}
      results={run.context.results}
      isUnderWay={run.hasTag('underWay')}
      onCancel={() => send({ type: 'cancel' })}
      onClose={() => send({ type: 'close' })}
    />
  );
}

/** The chart of a run, giving commands to the company that is open. */
function useRun(kind: string, extras: BulkOffer['extras']) {
  const model = useModel();
  return useMemo(
    () =>
      bulkRunMachine.provide({
        actors: {
          give: fromPromise(({ input, signal }: { input: BulkChunk; signal: AbortSignal }) =>
            giveCommands(model, { kind, extra: extras?.[input.type] }, input, signal),
          ),
        },
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `extras` says the same at every render
    [model, kind],
  );
}

/** Beyond so many, the chart is asked of each when its command is given, not before. */
const CONSIDERED = 1000;

/** The commands as lines of a menu, each with how many of the selected documents would take it. */
function useBulkItems(
  { words, commands, ids }: Pick<BulkActionsProps, 'words' | 'commands' | 'ids'>,
  press: (type: string, said: CommandWords) => void,
): readonly MenuItem[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  return commands.flatMap((type) => {
    const said = words.commands[type];
    if (!said) return [];
    const isKnown = ids.length <= CONSIDERED;
    const can = isKnown
      ? ids.filter((document) => replica.consider({ kind: words.kind, document, type }) === null).length
      : ids.length;
    const all = format.count(ids.length);
    return [
      {
        id: type,
        label: i18n._(said.label),
        icon: said.icon,
        danger: said.danger,
        hint: isKnown ? t`${format.count(can)} of ${all}` : undefined,
        disabledReason: can === 0 ? t`None of the selected rows can take this now.` : undefined,
        onSelect: () => press(type, said),
      },
    ];
  });
}
