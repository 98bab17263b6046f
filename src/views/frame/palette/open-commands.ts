import { useLingui } from '@lingui/react/macro';
import type { TableName } from '#model/engine/rows.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useConsidered } from '#views/kit/document/considered-commands.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import type { OpenDocument } from '#views/kit/document/open-document.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { placeOf } from '#views/kind-registry.ts';
import type { PaletteGroup } from './palette-entry.ts';

/** The commands that the open document's chart allows, why not the others, and its printed form. */
export function useOpenCommands({ words, document, press }: OpenDocument): PaletteGroup {
  const { i18n } = useLingui();
  const sentence = useRefusalSentence();
  const nameOf = useDocumentName();
  const paths = usePaths();
  const commands = useConsidered(words, document, [words.kind as TableName]); // a document type's table has its kind's name
  return {
    id: 'commands',
    label: nameOf(words.kind, document),
    entries: [
      ...commands.map(({ type, said, refusal }) => ({
        id: `command/${type}`,
        label: i18n._(said.label),
        icon: said.icon,
        danger: said.danger,
        disabledReason: refusal ? sentence(refusal) : undefined,
        run: () => press(type),
      })),
      ...paperOf(words.kind, document).map(({ label, path }) => ({
        id: 'command/print',
        label: i18n._(label),
        icon: 'printer' as const,
        also: 'print paper pdf',
        run: () => paths.go(path),
      })),
    ],
  };
}

/** The printed form of a document, if its kind has one. */
function paperOf(kind: string, document: string) {
  const paper = placeOf(kind)?.paper;
  return paper ? [{ label: paper.label, path: paper.path(document) }] : [];
}
