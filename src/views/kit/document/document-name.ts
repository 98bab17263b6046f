import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { useDisplayName } from './display-name.ts';
import { useModel } from './model-context.tsx';
import { wordsOf } from '#views/words-of-kinds.ts';

/** A document's row if the device holds it; undefined otherwise, also if the reader may not see it. */
export function useHeld(): <N extends TableName>(table: N, id: string) => Rows[N] | undefined {
  const { replica } = useModel();
  return (table, id) => ifKnown(() => replica.view.get(table, id), undefined);
}

/** Display name of a document: its number, code or name if known, else its kind. */
export function useDocumentName(): (kind: string, id: string) => string {
  const { i18n } = useLingui();
  const held = useHeld();
  const givenName = useDisplayName();
  return (kind, id) => {
    const words = wordsOf(kind);
    const name = words && ownName(held(words.kind as TableName, id)); // a document type's table is named after its kind
    if (name !== undefined) return givenName(kind, name);
    return words ? i18n._(words.one) : kind;
  };
}

const NAMES = ['number', 'sku', 'code', 'name'];

/** The first naming field of a row that is set. */
export function ownName(row: object | undefined): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const own = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof own === 'string' ? own : undefined;
}
