import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { stateNames } from '#views/kit/document/state-names.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { partyChoice, type PartyChoice } from '#views/areas/setup/party/party-search.ts';

/**
 * What a customer field chooses among, by number, name and city. Blocked customers are included and marked: otherwise
 * they would seem to be missing.
 */
export function useCustomerChoice(): PartyChoice {
  const model = useModel();
  const { t, i18n } = useLingui();
  const hintOf = (row: CustomerRow): string => {
    const state = wordsOf('customer')?.states[stateNames(row.state)[0] ?? '']?.label;
    return isSoldTo(model, row.id) || !state ? row.number : `${row.number} · ${i18n._(state)}`;
  };
  return partyChoice({
    rows: () => model.replica.rows('customer') as readonly CustomerRow[], // table customer holds CustomerRow
    text: (row) => `${row.number} ${row.name} ${row.addresses.billing.city}`,
    isOffered: (row) => isSoldTo(model, row.id) || mayBeSoldTo(model, row.id),
    hint: hintOf,
    refused: ({ name }) => t`${name} cannot be chosen here.`,
  });
}

/** Whether orders can be confirmed for a customer: whether it could be blocked. [SO5] */
export const isSoldTo = (model: CompanyModel, customer: string): boolean =>
  hasPlace(model, customer, 'block');

const mayBeSoldTo = (model: CompanyModel, customer: string): boolean => hasPlace(model, customer, 'unblock');

const hasPlace = ({ replica }: CompanyModel, customer: string, type: string): boolean =>
  replica.consider({ kind: 'customer', document: customer, type })?.code !== 'notInState';
