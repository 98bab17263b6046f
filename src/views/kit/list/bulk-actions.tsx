import { useMemo, useState, type ReactNode } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { Trans, useLingui } from '@lingui/react/macro';
import { bulkRunMachine, type BulkChunk } from '#machines/bulk-run/bulk-run.machine.ts';
import { isCommentable } from '#model/comment/comment.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { AskDialog } from '../comment/ask-dialog.tsx';
import { neededFor, neededForAll, type Needed } from '../comment/asking.ts';
import type { CommandWords, DocumentWords } from '../document/document-words.ts';
import { useDecider, useModel } from '../document/model-context.tsx';
import { ReasonDialog } from '../document/reason-dialog.tsx';
import { useRefused, type Refused as RefusedItem } from '../document/use-refused.ts';
import { helpDesk } from '#views/kit/help/help-desk.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { BulkResults } from './bulk-results.tsx';
import { giveCommands } from './give-commands.ts';

export interface BulkOffer {
  readonly words: DocumentWords;
  /** The bulk commands, in display order. */
  readonly commands: readonly string[];
  /** Extra data of a command besides its reason, such as the id of a document it creates; called once per document. */
  readonly extras?: Readonly<Record<string, () => object>>;
  /** Which of the selected rows are documents of the kind; default: all of them. */
  readonly only?: (id: string) => boolean;
}

/** Who may give a command instead: what they need, and for which documents. */
interface Others {
  readonly needed: Needed;
  readonly documents: readonly string[];
}

interface Asking {
  readonly type: string;
  readonly said: CommandWords;
  readonly others?: Others;
}

export interface Bulk {
  /** The command menu, for the bar shown while rows are selected. */
  readonly actions: ReactNode;
  /** The confirmation before a run, and its results: they stay when the rows have left the list. */
  readonly dialogs: ReactNode;
}

/** One command for the whole selection: the chart's verdict on each document before, and the result for each after. */
export function useBulk(offer: BulkOffer | undefined, chosen: readonly string[]): Bulk {
  const { t } = useLingui();
  const { words, commands = none, extras, only } = offer ?? {};
  const ids = only ? chosen.filter(only) : chosen;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [run, send] = useMachine(useRun(words?.kind ?? '', extras));
  const begin = (type: string, data: object): void => {
    setAsking(null);
    send({ type: 'begin', order: { type, data, documents: ids } });
  };
  const items = useBulkItems({ words, commands, ids }, ({ type, said, others }) => {
    if (others || said.reason || said.confirm) setAsking({ type, said, ...(others && { others }) });
    else begin(type, {});
  });
  return {
    actions: words && (
      <ButtonMenu
        label={t`Actions for the selected rows`}
        size="sm"
        iconEnd="chevronDown"
        side="start"
        items={items}
      >
        <Trans>Actions</Trans>
      </ButtonMenu>
    ),
    dialogs: words && (
      <>
        {asking && (
          <BeforeRun words={words} asking={asking} onBegin={begin} onClose={() => setAsking(null)} />
        )}
        <BulkRun run={run} send={send} words={words} />
      </>
    ),
  };
}

interface BeforeRunProps {
  readonly words: DocumentWords;
  readonly asking: Asking;
  readonly onBegin: (type: string, data: object) => void;
  readonly onClose: () => void;
}

/** What is asked before a run; or, where others have to do it, whom to ask. */
function BeforeRun({ words: { kind }, asking, onBegin, onClose }: BeforeRunProps) {
  const { i18n } = useLingui();
  const { type, said, others } = asking;
  if (!others) return <ReasonDialog words={said} onClose={onClose} onGiven={(data) => onBegin(type, data)} />;
  const label = i18n._(said.label);
  return (
    isCommentable(kind) && (
      <AskDialog kind={kind} {...others} command={type} label={label} onClose={onClose} />
    )
  );
}

const none: readonly string[] = [];

interface BulkRunProps {
  readonly run: SnapshotFrom<typeof bulkRunMachine>;
  readonly send: (event: { readonly type: 'cancel' | 'close' }) => void;
  readonly words: DocumentWords;
}

/** The visible part of a run: its progress, then its results; nothing when there is no run. */
export function BulkRun({ run, send, words }: BulkRunProps) {
  const said = words.commands[run.context.order.type];
  if (!run.hasTag('open') || !said) return null;
  return (
    <BulkResults
      kind={words.kind}
      label={said.label}
      order={run.context.order}
      results={run.context.results}
      isUnderWay={run.hasTag('underWay')}
      onCancel={() => send({ type: 'cancel' })}
      onClose={() => send({ type: 'close' })}
    />
  );
}

/** The chart of a run that sends commands to the open company. */
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

interface Refused {
  readonly document: string;
  readonly refusal: Refusal;
}

/** Requests that one press sends: each is a call and a comment of its own. */
const MOST_ASKED = 20;

/** Below a command that others may give for those that refuse it: asks them to. [CM5] */
function useAskItem() {
  const { t } = useLingui();
  return (
    kind: string,
    type: string,
    refused: readonly Refused[],
    ask: (others: Others) => void,
  ): readonly MenuItem[] => {
    const personal = refused.filter(({ refusal }) => neededFor(refusal, kind));
    const needed = neededForAll(
      personal.map(({ refusal }) => refusal),
      kind,
    );
    if (!needed || !isCommentable(kind)) return [];
    const documents = personal.map(({ document }) => document);
    return [
      {
        id: `${type}-ask`,
        label: t`Ask someone who may …`,
        icon: 'send',
        indent: true,
        ...(documents.length > MOST_ASKED && {
          disabledReason: t`Select at most ${MOST_ASKED} rows to ask for them.`,
        }),
        onSelect: () => ask({ needed, documents }),
      },
    ];
  };
}

/** For larger selections the chart checks each document when its command is sent, not in advance. */
const CONSIDERED = 500;

interface Offered {
  readonly words: DocumentWords | undefined;
  readonly commands: readonly string[];
  readonly ids: readonly string[];
}

/** The commands as menu items, each with the number of selected documents that would accept it. */
function useBulkItems(
  { words, commands, ids }: Offered,
  press: (pressed: Asking) => void,
): readonly MenuItem[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const replica = useDecider();
  const noneOf = useNoneOf(words?.kind ?? '');
  const askItem = useAskItem();
  if (!words || ids.length === 0) return [];
  const isKnown = ids.length <= CONSIDERED;
  const refusals = (type: string): readonly Refused[] =>
    ids.flatMap((document) => {
      const refusal = replica.consider({ kind: words.kind, document, type });
      return refusal ? [{ document, refusal }] : [];
    });
  return commands.flatMap((type) => {
    const said = words.commands[type];
    if (!said) return [];
    const refused = isKnown ? refusals(type) : [];
    const can = ids.length - refused.length;
    return [
      {
        id: type,
        label: i18n._(said.label),
        icon: said.icon,
        danger: said.danger,
        hint: isKnown ? t`${format.count(can)} of ${format.count(ids.length)}` : undefined,
        ...(can === 0 &&
          noneOf(
            type,
            refused.map(({ refusal }) => refusal),
          )),
        onSelect: () => press({ type, said }),
      },
      ...askItem(words.kind, type, refused, (others) => press({ type, said, others })),
    ];
  });
}

/**
 * Why none of the rows takes a command: their one reason, or that each has its own; the help explains either. That a
 * row is in another state is seen on it.
 */
function useNoneOf(
  kind: string,
): (type: string, refused: readonly Refusal[]) => Partial<RefusedItem> | undefined {
  const { t } = useLingui();
  const refusedBy = useRefused(kind);
  return (type, refused) => {
    const disabledReason = t`None of the selected rows allow this now.`;
    const [first, ...others] = refused.filter(({ code }) => code !== 'notInState');
    if (!first) return { disabledReason };
    if (refused.length === 1 + others.length && others.every(({ code }) => code === first.code))
      return refusedBy(first);
    return { disabledReason, onWhy: () => helpDesk.explain({ kind, command: type }) };
  };
}
