import { useLingui } from '@lingui/react/macro';
import { useHeld } from './document-name.ts';

/** Names a draft by its contents: a name, a code, the customer of an order. */
export function useDraftName(kind: string): (value: unknown) => string {
  const { t, i18n } = useLingui();
  const held = useHeld();
  return (value) => {
    if (typeof value !== 'object' || value === null) return t`Without a name`;
    const customer = kind === 'salesOrder' ? textIn(value, 'customer') : '';
    const buyer = customer === '' ? undefined : held('customer', customer);
    return (
      (buyer && textIn(buyer, 'name')) ||
      nameIn(value, i18n.locale) ||
      textIn(value, 'sku') ||
      textIn(value, 'code') ||
      invitedIn(value) ||
      t`Without a name`
    );
  };
}

function nameIn(value: object, locale: string): string {
  const name: unknown = Reflect.get(value, 'name');
  if (typeof name === 'object' && name !== null)
    return textIn(name, locale) || textIn(name, 'en') || textIn(name, 'sv');
  return textIn(value, 'name');
}

/** The first address in an invitation. */
function invitedIn(value: object): string {
  const lines: unknown = Reflect.get(value, 'lines');
  const named = Array.isArray(lines) ? lines.map((line: object) => textIn(line, 'email')) : [];
  return named.find((email) => email !== '') ?? '';
}

function textIn(value: object, field: string): string {
  const text: unknown = Reflect.get(value, field);
  return typeof text === 'string' ? text.trim() : '';
}
