import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Refusal } from '#model/engine/envelope.ts';
import { formatDecimal, formatQuantity } from '#i18n/format.ts';
import { usePermissionName } from '../permission/permission-name.ts';
import { useFullName } from './person-name.ts';
import { fieldWords, refusalWords } from './refusal.messages.ts';

const QUANTITIES = new Set([
  'free',
  'wanted',
  'onHand',
  'open',
  'limit',
  'quantity',
  'ordered',
  'received',
  'most',
  'counted',
  'least',
]);
/** Refusals whose figures are amounts of money, minor units. */
const AMOUNTS = new Set(['creditExceeded']);

/** Says in the reader's language why something may not be. */
export function useRefusalSentence(): (refusal: Refusal) => string {
  const { i18n } = useLingui();
  const names = { by: useFullName(), permission: usePermissionName() };
  return (refusal) => refusalSentence(i18n, refusal, names);
}

/** What params that are ids are called to the reader, by the name of the param. */
type Names = Readonly<Record<'by' | 'permission', (id: string) => string>>;

/** The one message of a field: from a refusal's `fields`, by the code it carries. */
export function useFieldSentence(): (code: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (code) => (code === undefined ? undefined : fieldSentence(i18n, code));
}

function refusalSentence(i18n: I18n, refusal: Refusal, names: Names): string {
  const words = refusalWords[refusal.code];
  if (!words) throw new Error(`no sentence for the refusal ${refusal.code}`);
  return i18n._({ ...words, values: said(refusal, i18n.locale, names) });
}

function said(refusal: Refusal, locale: string, names: Names): Record<string, string> {
  const figure = (value: number): string =>
    AMOUNTS.has(refusal.code) ? formatDecimal(value, 2, locale, 2) : formatQuantity(value, undefined, locale);
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(refusal.params ?? {})) {
    if (name === 'by' || name === 'permission') values[name] = names[name](String(value));
    else values[name] = typeof value === 'number' && QUANTITIES.has(name) ? figure(value) : String(value);
  }
  return values;
}

function fieldSentence(i18n: I18n, code: string): string {
  const [name = '', bound = ''] = code.split(':');
  const words = fieldWords[name] ?? refusalWords[name];
  if (!words) throw new Error(`no sentence for the field code ${code}`);
  // A text that is too short by one is an empty one.
  if (name === 'too_small' && bound === '1') return i18n._(fieldWords['required'] ?? words);
  return i18n._({ ...words, values: { 0: bound } });
}
