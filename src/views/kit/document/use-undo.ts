import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { isTyping } from '#views/ui/hotkey.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useHotkeys } from '#views/ui/use-hotkeys.ts';
import type { DocumentWords } from './document-words.ts';
import { useDecider, useModel, usePendingDocuments, useQuery } from './model-context.tsx';
import { useRefused, type Refused } from './use-refused.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';

/**
 * Ctrl+Z on a document: takes back the last unsent command; for what the server has, triggers the reversing command,
 * which asks first.
 * @param press triggers a command as its button would, and says that it is done
 */
export function useUndo(
  words: DocumentWords,
  document: string,
  press: (type: string, done: string) => void,
): readonly MenuItem[] {
  const { t } = useLingui();
  const model = useModel();
  const announcer = useAnnouncer();
  const reverses = words.reverses ?? {};
  const undo = async (): Promise<void> => {
    const own = model.pending().filter(({ command }) => command.document === document);
    const unsent = own.findLast(({ command }) => model.mayTakeBack(command.id));
    if (unsent) {
      model.takeBack(unsent.command.id);
      return announcer.success(t`Undone. It had not been sent yet.`);
    }
    const past = await model.history(words.kind, document).catch(() => []);
    const last = past.findLast((event) => event.kind === words.kind);
    const reverse = last && reverses[last.type];
    if (reverse !== undefined) press(reverse, t`Undone`);
    else announcer.error(t`The last change can't be undone.`);
  };
  useHotkeys({ 'mod+z': (event) => !isTyping(event.target) && void undo() });
  const off = useWhyNot(words, document);
  if (Object.keys(reverses).length === 0) return [];
  return [
    { kind: 'line', id: 'undo-line' },
    {
      id: 'undo',
      label: t`Undo the last change`,
      icon: 'undo',
      hint: 'Ctrl Z',
      ...off,
      onSelect: () => void undo(),
    },
  ];
}

/** Why nothing can be undone: all is sent, and no command that reverses anything may be given now. */
function useWhyNot({ kind, reverses = {} }: DocumentWords, document: string): Partial<Refused> | undefined {
  const { t } = useLingui();
  const replica = useDecider();
  const refused = useRefused(kind);
  const isWaiting = usePendingDocuments().has(`${kind}/${document}`);
  const table = kind as TableName; // a document type's table is named after its kind
  const refusals = useQuery<readonly (Refusal | null)[]>(
    [table],
    document,
    () => Object.values(reverses).map((type) => replica.consider({ kind, document, type })),
    [null],
  );
  if (isWaiting || refusals.includes(null)) return undefined;
  const telling = refusals.find((refusal) => refusal && refusal.code !== 'notInState');
  return refused(telling) ?? { disabledReason: t`The last change can't be undone.` };
}
