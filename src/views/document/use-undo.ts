import { useLingui } from '@lingui/react/macro';
import { isTyping } from '../ui/hotkey.ts';
import type { MenuItem } from '../ui/menu-item.ts';
import { useHotkeys } from '../ui/use-hotkeys.ts';
import type { DocumentWords } from './document-words.ts';
import { useModel } from './model-context.tsx';
import { useAnnouncer } from './announcer.ts';

/**
 * Ctrl+Z on a document: takes back the last unsent command; for what the server has, triggers the reversing command,
 * which asks first.
 * @param press triggers a command as its button would
 */
export function useUndo(
  words: DocumentWords,
  document: string,
  press: (type: string) => void,
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
    if (reverse !== undefined) press(reverse);
    else announcer.error(t`The last change can't be undone.`);
  };
  useHotkeys({ 'mod+z': (event) => !isTyping(event.target) && void undo() });
  if (Object.keys(reverses).length === 0) return [];
  return [
    { kind: 'line', id: 'undo-line' },
    {
      id: 'undo',
      label: t`Undo the last change`,
      icon: 'undo',
      hint: 'Ctrl Z',
      onSelect: () => void undo(),
    },
  ];
}
