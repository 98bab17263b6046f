import type { Command } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useHeld } from '../document/document-name.ts';
import { useModel } from '../document/model-context.tsx';
import { usePaths } from './use-paths.ts';

/** Documents whose form holds what its command sends. */
const forms: Readonly<Record<string, string>> = {
  product: '/apps/products',
  supplier: '/apps/purchasing/suppliers',
  customer: '/apps/sales/customers',
};

/** Opens the form of a command with what was written in it; null for a command that no such form gives. */
export function useEditAgain({ kind, document, type, data }: Command): (() => void) | null {
  const { drafts } = useModel();
  const held = useHeld();
  const paths = usePaths();
  const list = forms[kind];
  if (list === undefined || typeof data !== 'object' || data === null) return null;
  if (type === 'create')
    return () => {
      drafts.keep(drafts.goOn(kind), { value: data, base: {}, version: 0 });
      paths.go(`${list}/create`);
    };
  const row = held(kind as TableName, document); // the table of a document type has its kind's name
  if (type !== 'update' || !row || !('version' in row)) return null;
  const base = Object.fromEntries(Object.keys(data).map((field) => [field, Reflect.get(row, field)]));
  return () => {
    drafts.keep(`${kind}.${document}`, { value: data, base, version: Number(row.version) });
    paths.go(`${list}/edit/${document}`);
  };
}
