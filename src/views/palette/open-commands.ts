import { useLingui } from '@lingui/react/macro';
import type { TableName } from '#model/engine/rows.ts';
import { useConsidered } from '../document/considered-commands.ts';
import { useDocumentName } from '../document/document-name.ts';
import type { OpenDocument } from '../document/open-document.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import type { PaletteGroup } from './palette-entry.ts';

/** The commands that the open document's chart allows, and why not the others. */
export function useOpenCommands({ words, document, press }: OpenDocument): PaletteGroup {
  const { i18n } = useLingui();
  const sentence = useRefusalSentence();
  const nameOf = useDocumentName();
  const commands = useConsidered(words, document, [words.kind as TableName]); // a document type's table has its kind's name
  return {
    id: 'commands',
    label: nameOf(words.kind, document),
    entries: commands.map(({ type, said, refusal }) => ({
      id: `command/${type}`,
      label: i18n._(said.label),
      icon: said.icon,
      danger: said.danger,
      disabledReason: refusal ? sentence(refusal) : undefined,
      run: () => press(type),
    })),
  };
}
