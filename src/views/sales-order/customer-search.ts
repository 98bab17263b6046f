import { useLingui } from '@lingui/react';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { CustomerRow } from '#model/customer/customer.facts.ts';
import { compare } from '#model/values/order.ts';
import { customerWords } from '../customer/customer.messages.ts';
import { useModel } from '../document/model-context.tsx';
import { stateNames } from '../document/state-names.ts';
import type { Option } from '../ui/select.tsx';

const SHOWN = 12;

/**
 * Suggestions for a customer field, by number, name and city. A blocked customer is found too, and named as such:
 * who looks for it would else think that it is not there.
 */
export function useCustomerSearch(): (query: string) => readonly Option[] {
  const model = useModel();
  const { i18n } = useLingui();
  const hintOf = (row: CustomerRow): string => {
    const state = customerWords.states[stateNames(row.state)[0] ?? '']?.label;
    return isSoldTo(model, row.id) || !state ? row.number : `${row.number} · ${i18n._(state)}`;
  };
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = model.replica.rows('customer') as readonly CustomerRow[]; // table customer holds CustomerRow
    return rows
      .filter((row) => words.every((word) => textOf(row).includes(word)))
      .filter((row) => isSoldTo(model, row.id) || mayBeSoldTo(model, row.id))
      .sort((a, b) => compare(a.name, b.name))
      .slice(0, SHOWN)
      .map((row) => ({ value: row.id, label: row.name, hint: hintOf(row) }));
  };
}

const textOf = (row: CustomerRow): string =>
  `${row.number} ${row.name} ${row.addresses.billing.city}`.toLowerCase();

/** Is a customer one that orders are confirmed for: one that could be blocked. [SO5] */
export const isSoldTo = (model: CompanyModel, customer: string): boolean =>
  hasPlace(model, customer, 'block');

const mayBeSoldTo = (model: CompanyModel, customer: string): boolean => hasPlace(model, customer, 'unblock');

const hasPlace = ({ replica }: CompanyModel, customer: string, type: string): boolean =>
  replica.consider({ kind: 'customer', document: customer, type })?.code !== 'notInState';
