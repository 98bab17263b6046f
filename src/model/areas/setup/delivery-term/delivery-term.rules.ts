import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { DeliveryTermForm, DeliveryTermRow, DeliveryTerms } from './delivery-term.facts.ts';

type TermRule = Rule<DeliveryTermRow, DeliveryTermForm>;

/** [DLT1] Codes are unique in the company, whatever their case, archived terms included. */
export const deliveryCodeIsFree: TermRule = ({ view, id }, data) => {
  const taken = data && view.by('deliveryTerm', 'code', data.code.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('codeTaken', 'code', { code: data.code }) : null;
};

/** [DLT2] A built-in term keeps its code, and that it names a place: both are those of the Incoterms rule. */
export const incotermIsKept: TermRule = ({ row }, data) => {
  if (!data || !row?.builtIn) return null;
  if (data.code !== row.code) return onField('incotermIsKept', 'code');
  return data.namesPlace === row.namesPlace ? null : onField('incotermIsKept', 'namesPlace');
};

/** [DLT3] Chosen terms are in use, and have the place that they name; what was there before may stay. */
export function deliveryRefusal(
  view: Reader,
  given: DeliveryTerms,
  held: DeliveryTerms | undefined,
): Refusal | null {
  const { deliveryTerm: id, deliveryPlace = held?.deliveryPlace ?? '' } = given;
  if (id === undefined || id === null) return null;
  if (id === held?.deliveryTerm && deliveryPlace === (held.deliveryPlace ?? '')) return null;
  const term = view.get('deliveryTerm', id);
  if (!term || (isArchived(term) && id !== held?.deliveryTerm))
    return onField('unknownDeliveryTerm', 'deliveryTerm');
  return term.namesPlace && deliveryPlace === ''
    ? onField('deliveryPlaceMissing', 'deliveryPlace', { code: term.code })
    : null;
}

/** [DLT3] Of a party. */
export const deliveryIsKnown = <R extends DocumentRow & DeliveryTerms>(
  { view, row }: Parameters<Rule<R>>[0],
  data: DeliveryTerms | undefined,
): Refusal | null => (data ? deliveryRefusal(view, data, row ?? undefined) : null);

/** [DLT4] What an order begins with that says nothing of delivery: the terms of its party. */
export const deliveryOf = (
  data: DeliveryTerms,
  party: DeliveryTerms | undefined,
): Pick<DeliveryTerms, 'deliveryTerm' | 'deliveryPlace'> => {
  if (data.deliveryTerm !== undefined || !party?.deliveryTerm) return {};
  return { deliveryTerm: party.deliveryTerm, deliveryPlace: party.deliveryPlace ?? '' };
};
