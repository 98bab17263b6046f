import { useState } from 'react';
import { useLingui } from '@lingui/react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { Button } from '../ui/button.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import type { CommandWords, DocumentWords } from './document-words.ts';
import { useModel, useQuery } from './model-context.tsx';
import { useWaitingTypes } from './pending-types.ts';
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

const OUT_OF_PLACE = new Set(['notInState', 'unknownDocument', 'internalOnly']);

/**
 * The buttons of a document, from its chart: what may be given now comes first, what a guard forbids stays visible
 * and says why, ways out come last, what has no place in this state is left out.
 */
export function useDocumentActions(options: ActionsOptions): DocumentActions {
  const { words, document, watches, overrides = {}, extras = {}, inMenu = false } = options;
  const { i18n } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const [asking, setAsking] = useState<{ readonly type: string; readonly said: CommandWords } | null>(null);
  const waiting = useWaitingTypes(words.kind, document);
  const considering = (type: string) => model.replica.consider({ kind: words.kind, document, type });
  const verdicts = useQuery(watches, document, () => considered(words, considering), []).map((one) =>
    waiting.has(one.type) ? { ...one, refusal: { code: 'waitsForServer' } } : one,
  );

  const give = (type: string, data: object): void =>
    void propose({ kind: words.kind, document, type, data: { ...extras[type]?.(), ...data } });
  const press = (type: string, said: CommandWords): void => {
    const own = overrides[type];
    if (own) own();
    else if (said.reason || said.confirm) setAsking({ type, said });
    else give(type, {});
  };
  const first = inMenu ? undefined : verdicts[0];
  const rest = first ? verdicts.slice(1) : verdicts;
  return {
    primary: first ? (
      <Button
        variant={first.said.danger ? 'secondary' : 'primary'}
        icon={first.said.icon}
        disabledReason={first.refusal ? sentence(first.refusal) : undefined}
        data-testid={`command-${first.type}`}
        onClick={() => press(first.type, first.said)}
      >
        {i18n._(first.said.label)}
      </Button>
    ) : null,
    menu: rest.map(({ type, said, refusal }) => ({
      id: type,
      label: i18n._(said.label),
      icon: said.icon,
      danger: said.danger,
      disabledReason: refusal ? sentence(refusal) : undefined,
      onSelect: () => press(type, said),
    })),
    dialogs: asking && (
      <ReasonDialog
        words={asking.said}
        onClose={() => setAsking(null)}
        onGiven={(data) => {
          give(asking.type, data);
          setAsking(null);
        }}
      />
    ),
  };
}

interface Considered {
  readonly type: string;
  readonly said: CommandWords;
  readonly refusal: Refusal | null;
}

function considered(words: DocumentWords, consider: (type: string) => Refusal | null): readonly Considered[] {
  const all = Object.entries(words.commands)
    .filter(([, said]) => said.button !== false)
    .map(([type, said]) => ({ type, said, refusal: consider(type) }))
    .filter(({ refusal }) => !refusal || !OUT_OF_PLACE.has(refusal.code));
  const rank = ({ said, refusal }: Considered): number => (said.danger ? 2 : 0) + (refusal ? 1 : 0);
  return all.sort((a, b) => rank(a) - rank(b));
}
