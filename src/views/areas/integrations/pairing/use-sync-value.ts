import { STATE, type SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { useLingui } from '@lingui/react';
import type { ValueKind } from '#views/kit/document/field-display.ts';
import { useValueWords } from '#views/kit/document/use-value-words.ts';
import { fieldsOfKinds } from '#views/fields-of-kinds.ts';

/** Figures that forms take apart from other fields. */
const measured: Readonly<Record<string, ValueKind>> = { weight: 'weight', price: 'unitPrice' };

/** A value of a field as people read it; of one with parts, what the parts say. */
export function useSyncValue(): (kind: SyncKind, field: string, value: unknown) => string {
  const { i18n } = useLingui();
  const words = useValueWords();
  return (kind, field, value) => {
    if (value === null || value === undefined || value === '') return '–';
    const state = field === STATE ? wordsOf(kind)?.states[String(value)] : undefined;
    if (state) return i18n._(state.label);
    const as = measured[field] ?? fieldsOfKinds[kind]?.[field]?.as;
    // What refers to another record was told by its name.
    const isNamed = typeof as === 'object' && 'table' in as;
    if (as && !isNamed && typeof value !== 'object') return words(value, as, {});
    return typeof value === 'object' ? partsOf(value) : String(value);
  };
}

const partsOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .map(partsOf)
    .filter((part) => part !== '')
    .join(', ');
};
