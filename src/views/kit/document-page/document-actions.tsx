import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isCommentable } from '#model/comment/comment.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { AskDialog } from '../comment/ask-dialog.tsx';
import { neededFor } from '../comment/asking.ts';
import { helpDesk } from '#views/kit/help/help-desk.ts';
import { Button } from '#views/ui/button.tsx';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useSettling } from '#views/ui/use-settling.ts';
import { useConsidered, type Considered } from '../document/considered-commands.ts';
import type { DocumentWords } from '../document/document-words.ts';
import type { Offer } from '../document/fix-offer.ts';
import { useFixOffers } from './fix-offers.ts';
import { ReasonDialog } from '../document/reason-dialog.tsx';
import { hadRecentCommand } from '../document/recent-command.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useModel } from '../document/model-context.tsx';
import { explained, useRefused } from '../document/use-refused.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { usePropose } from '../document/use-propose.ts';

interface ActionsOptions {
  readonly words: DocumentWords;
  readonly document: string;
  /** Tables whose changes may enable or disable a button. */
  readonly watches: readonly TableName[];
  /** What a page does for a command instead of sending it with empty data. */
  readonly overrides?: Readonly<Record<string, () => void>>;
  /** Extra data of a command besides its reason, such as the id of a document it creates. */
  readonly extras?: Readonly<Record<string, () => object>>;
  /** True: all of them go into the menu, since the page has its own primary action. */
  readonly inMenu?: boolean;
}

export interface DocumentActions {
  readonly primary: React.ReactNode;
  /** Next to the primary button: the editing of a record. */
  readonly beside: React.ReactNode;
  readonly menu: readonly MenuItem[];
  /** Dialogs opened by the actions; render it once. */
  readonly dialogs: React.ReactNode;
  /** Triggers a command as its button would: with its dialog, if it has one; `done` is said once it is given. */
  readonly press: (type: string, done?: string) => void;
  /** Whether a command has a place in the document's state, permitted or not. */
  readonly isInPlace: (type: string) => boolean;
}

/**
 * The buttons of a document, from its chart: permitted commands first; those that a guard forbids stay visible and say
 * why; ways out last; those of other states are left out.
 */
export function useDocumentActions(options: ActionsOptions): DocumentActions {
  const { words, document, watches, inMenu = false } = options;
  const menuItem = useMenuItem(words.kind);
  const commands = useConsidered(words, document, watches);
  const why = useWhyItem(words.kind);
  const { askItem, askDialog } = useAsking(words, document);
  const { press, pressNamed, dialogs } = usePressing(options, commands);
  const fixes = useFixOffers({ words, document, press: pressNamed });
  // A disabled command does not fix anything.
  const isOff = ({ id }: Offer): boolean => commands.some(({ type, refusal }) => type === id && refusal);
  const offers: Offers = (refusal) => fixes(refusal).filter((offer) => !isOff(offer));
  const help = (command: Considered): readonly MenuItem[] => [...askItem(command), ...why(command)];
  const step = inMenu ? undefined : nextStep(commands);
  const edit = commands.find(({ said, refusal }) => said.placement === 'button' && !refusal);
  const isSettling = useStepSettling(document, step?.type ?? '');
  const buttonOf = (command: Considered): React.ReactNode => (
    <CommandButton {...{ command, offers, isSettling }} why={help(command)} onPress={press} />
  );
  const inTheMenu = commands.filter((command) => command !== step && command !== edit);
  return {
    primary: step ? buttonOf(step) : null,
    beside: edit ? buttonOf(edit) : null,
    menu: inTheMenu.flatMap((command) => [
      menuItem(command, press),
      ...offersOf(command, offers).map((offer) => offerItem(command, offer)),
      ...askItem(command),
    ]),
    press: pressNamed,
    isInPlace: (type) => commands.some((command) => command.type === type),
    dialogs: (
      <>
        {dialogs}
        {askDialog}
      </>
    ),
  };
}

/**
 * The command that leads on: a permitted one, else one that says what it waits for, else a way out. What only changes
 * or corrects what is there is none. [DP62]
 */
function nextStep(commands: readonly Considered[]): Considered | undefined {
  const steps = commands.filter(({ said }) => !said.placement);
  const on = steps.filter(({ said }) => !said.danger);
  return on.find(({ refusal }) => !refusal) ?? on[0] ?? steps.find(({ refusal }) => !refusal) ?? steps[0];
}

/** What a command leads to takes its place, also on a page of its own: a second press is not meant for it. [DP33] */
function useStepSettling(document: string, step: string): boolean {
  const model = useModel();
  return useSettling(`${document} ${step}`, hadRecentCommand(model, document));
}

/** Below a command that others may give: asks them to. */
function useAsking({ kind }: DocumentWords, document: string) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState<Considered | null>(null);
  const isAskedAbout = isCommentable(kind);
  const needed = neededFor(asking?.refusal, kind);
  const askItem = (command: Considered): readonly MenuItem[] =>
    isAskedAbout && neededFor(command.refusal, kind)
      ? [
          {
            id: `${command.type}-ask`,
            label: t`Ask someone who may …`,
            icon: 'send',
            indent: true,
            onSelect: () => setAsking(command),
          },
        ]
      : [];
  const askDialog = asking && needed && isAskedAbout && (
    <AskDialog
      kind={kind}
      documents={[document]}
      command={asking.type}
      label={i18n._(asking.said.label)}
      needed={needed}
      onClose={() => setAsking(null)}
    />
  );
  return { askItem, askDialog };
}

interface Asking {
  readonly command: Considered;
  readonly done: string | undefined;
  readonly version: number | undefined;
}

/** Triggers commands: through the page's override, after a dialog, or at once. */
function usePressing(options: ActionsOptions, commands: readonly Considered[]) {
  const { words, document, overrides = {}, extras = {} } = options;
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const { replica } = useModel();
  const [asking, setAsking] = useState<Asking | null>(null);
  const give = (type: string, data: object, done?: string, version?: number): void => {
    const draft = { kind: words.kind, document, type, data: { ...extras[type]?.(), ...data } };
    const why = propose(version === undefined ? draft : { ...draft, version });
    if (why === null && done !== undefined) announcer.success(done);
  };
  const press = (command: Considered, done?: string): void => {
    const { type, said } = command;
    const own = overrides[type];
    if (own) own();
    else if (said.reason || said.confirm || said.movesBack)
      // What was read when it was pressed: it may change behind the dialog.
      setAsking({ command, done, version: replica.versionAskedBy({ kind: words.kind, document, type }) });
    else give(type, {}, done);
  };
  const pressNamed = (type: string, done?: string): void => {
    const said = words.commands[type];
    const command = commands.find((one) => one.type === type) ?? (said && { type, said, refusal: null });
    if (command?.refusal)
      announcer.error(sentence(command.refusal), { kind: words.kind, code: command.refusal.code });
    else if (command) press(command, done);
  };
  const answer = (data: object): void => {
    if (asking) give(asking.command.type, data, asking.done, asking.version);
    setAsking(null);
  };
  const close = (): void => setAsking(null);
  const dialogs = asking && (
    <ReasonDialog words={asking.command.said} document={document} onClose={close} onGiven={answer} />
  );
  return { press, pressNamed, dialogs };
}

type Offers = (refusal: Refusal) => readonly Offer[];

const offersOf = ({ refusal }: Considered, offers: Offers): readonly Offer[] =>
  refusal ? offers(refusal) : [];

/** A menu item below the disabled command. */
const offerItem = ({ type }: Considered, offer: Offer): MenuItem => ({
  ...offer,
  id: `${type}-${offer.id}`,
  indent: true,
});

/** Below a disabled command: opens the help where it explains the refusal. */
function useWhyItem(kind: string): (command: Considered) => readonly MenuItem[] {
  const { t } = useLingui();
  return ({ type, refusal }) =>
    refusal
      ? [
          {
            id: `${type}-why`,
            label: t`Why?`,
            icon: 'help',
            indent: true,
            onSelect: () => helpDesk.explain(explained(kind, refusal)),
          },
        ]
      : [];
}

interface CommandButtonProps {
  readonly command: Considered;
  readonly offers: Offers;
  readonly why: readonly MenuItem[];
  /** It has just appeared, and takes no press yet. */
  readonly isSettling: boolean;
  readonly onPress: (command: Considered) => void;
}

/** When disabled, it says why and offers a fix next to it. */
function CommandButton({ command, offers, why, isSettling, onPress }: CommandButtonProps) {
  const { t, i18n } = useLingui();
  const sentence = useRefusalSentence();
  const { type, said, refusal } = command;
  const mending = offersOf(command, offers);
  return (
    <>
      {why.length > 0 && (
        <ButtonMenu
          label={t`What can be done`}
          icon="sparkles"
          items={[...mending.map((offer) => offerItem(command, offer)), ...why]}
        >
          {t`What can be done`}
        </ButtonMenu>
      )}
      <Button
        variant={said.danger || said.placement ? 'secondary' : 'primary'}
        icon={said.icon}
        settling={isSettling}
        disabledReason={refusal ? sentence(refusal) : undefined}
        data-testid={`command-${type}`}
        onClick={() => onPress(command)}
      >
        {i18n._(said.label)}
      </Button>
    </>
  );
}

function useMenuItem(
  kind: string,
): (command: Considered, onPress: CommandButtonProps['onPress']) => MenuItem {
  const { i18n } = useLingui();
  const refused = useRefused(kind);
  return (command, onPress) => ({
    id: command.type,
    label: i18n._(command.said.label),
    icon: command.said.icon,
    danger: command.said.danger,
    ...refused(command.refusal),
    onSelect: () => onPress(command),
  });
}
