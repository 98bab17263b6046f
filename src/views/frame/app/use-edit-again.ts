import type { Command } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { placeOf } from '#views/kind-registry.ts';
import { usePaths } from '#views/navigation/use-paths.ts';

/** Opens the form of a command with its contents; null if the command does not come from such a form. */
export function useEditAgain({ kind, document, type, data }: Command): (() => void) | null {
  const { drafts } = useModel();
  const held = useHeld();
  const paths = usePaths();
  const form = placeOf(kind)?.form;
  if (!form || typeof data !== 'object' || data === null) return null;
  if (type === 'create')
    return () => {
      drafts.keep(drafts.goOn(kind), { value: data, base: {}, version: 0 });
      paths.go(form.create);
    };
  const row = held(kind as TableName, document); // the table of a document type has its kind's name
  if (type !== 'update' || !row || !('version' in row)) return null;
  const base = Object.fromEntries(Object.keys(data).map((field) => [field, Reflect.get(row, field)]));
  return () => {
    drafts.keep(`${kind}.${document}`, { value: data, base, version: Number(row.version) });
    paths.go(form.edit(document));
  };
}
