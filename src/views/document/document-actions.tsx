import { useState } from 'react';
import { useLingui } from '@lingui/react';
import type { TableName } from '#model/engine/rows.ts';
import { Button } from '../ui/button.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import { useConsidered, type Considered } from './considered-commands.ts';
import type { DocumentWords } from './document-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useRefusalSentence } from './refusal-sentence.ts';
import { usePropose } from './use-propose.ts';

interface ActionsOptions {
  readonly words: DocumentWords;
  readonly document: string;
  /** Tables whose change may turn a button on or off. */
  readonly watches: readonly TableName[];
  /** What a page does for a command instead of proposing it with empty data. */
  readonly overrides?: Readonly<Record<string, () => void>>;
  /** What a command carries besides its reason, such as the id of a document that it makes. */
  readonly extras?: Readonly<Record<string, () => object>>;
  /** True: all of them in the menu, since the page has a primary action of its own. */
  readonly inMenu?: boolean;
}

interface DocumentActions {
  readonly primary: React.ReactNode;
  readonly menu: readonly MenuItem[];
  /** Dialogs that the actions open; render it once. */
  readonly dialogs: React.ReactNode;
}

/**
 * The buttons of a document, from its chart: what may be given now comes first, what a guard forbids stays visible
 * and says why, ways out come last, what has no place in this state is left out.
 */
export function useDocumentActions(options: ActionsOptions): DocumentActions {
  const { words, document, watches, overrides = {}, extras = {}, inMenu = false } = options;
  const propose = usePropose();
  const menuItem = useMenuItem();
  const [asking, setAsking] = useState<Considered | null>(null);
  const commands = useConsidered(words, document, watches);
  const give = (type: string, data: object): void =>
    void propose({ kind: words.kind, document, type, data: { ...extras[type]?.(), ...data } });
  const press = (command: Considered): void => {
    const { type, said } = command;
    const own = overrides[type];
    if (own) own();
    else if (said.reason || said.confirm) setAsking(command);
    else give(type, {});
  };
  const [first, ...others] = commands;
  const hasPrimary = first !== undefined && !inMenu;
  const answer = (data: object): void => {
    if (asking) give(asking.type, data);
    setAsking(null);
  };
  return {
    primary: hasPrimary ? <CommandButton command={first} onPress={press} /> : null,
    menu: (hasPrimary ? others : commands).map((command) => menuItem(command, press)),
    dialogs: asking && <ReasonDialog words={asking.said} onClose={() => setAsking(null)} onGiven={answer} />,
  };
}

interface CommandButtonProps {
  readonly command: Considered;
  readonly onPress: (command: Considered) => void;
}

function CommandButton({ command, onPress }: CommandButtonProps) {
  const { i18n } = useLingui();
  const sentence = useRefusalSentence();
  const { type, said, refusal } = command;
  return (
    <Button
      variant={said.danger ? 'secondary' : 'primary'}
      icon={said.icon}
      disabledReason={refusal ? sentence(refusal) : undefined}
      data-testid={`command-${type}`}
      onClick={() => onPress(command)}
    >
      {i18n._(said.label)}
    </Button>
  );
}

function useMenuItem(): (command: Considered, onPress: CommandButtonProps['onPress']) => MenuItem {
  const { i18n } = useLingui();
  const sentence = useRefusalSentence();
  return (command, onPress) => ({
    id: command.type,
    label: i18n._(command.said.label),
    icon: command.said.icon,
    danger: command.said.danger,
    disabledReason: command.refusal ? sentence(command.refusal) : undefined,
    onSelect: () => onPress(command),
  });
}
