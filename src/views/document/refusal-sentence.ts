import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Refusal } from '#model/engine/envelope.ts';
import { formatQuantity } from '#i18n/format.ts';
import { fieldWords, refusalWords } from './refusal.messages.ts';

const QUANTITIES = new Set(['free', 'wanted', 'onHand', 'open', 'limit', 'quantity', 'ordered', 'received']);

/** Says in the reader's language why something may not be. */
export function useRefusalSentence(): (refusal: Refusal) => string {
  const { i18n } = useLingui();
  return (refusal) => refusalSentence(i18n, refusal);
}

/** The one message of a field: from a refusal's `fields`, by the code it carries. */
export function useFieldSentence(): (code: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (code) => (code === undefined ? undefined : fieldSentence(i18n, code));
}

function refusalSentence(i18n: I18n, refusal: Refusal): string {
  const words = refusalWords[refusal.code];
  if (!words) throw new Error(`no sentence for the refusal ${refusal.code}`);
  return i18n._({ ...words, values: said(refusal, i18n.locale) });
}

function said(refusal: Refusal, locale: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(refusal.params ?? {}))
    values[name] =
      typeof value === 'number' && QUANTITIES.has(name) ? formatQuantity(value, undefined, locale) : String(value);
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
