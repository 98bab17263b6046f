import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { memberOf } from './member.rules.ts';

/** Who answers for something to a customer: the account of a member; absent or null: nobody. */
export interface Served {
  readonly salesperson?: string | null | undefined;
}

/**
 * [SO72] [CU5] Whoever answers is a member; whoever did before may stay. That oneself is one is known without asking: not
 * everybody may see the others.
 */
export function salespersonRefusal(
  { view, row, env }: DecisionContext<DocumentRow & Served>,
  { salesperson }: Served,
): Refusal | null {
  if (!salesperson || salesperson === row?.salesperson) return null;
  if (env.byType === 'user' && env.by === salesperson) return null;
  return memberOf(view, salesperson) ? null : onField('unknownSalesperson', 'salesperson');
}

/** [CU5] What an order begins with that says nothing of who answers for it: whoever does for its customer, and is a member. */
export const servedBy = (view: Reader, data: Served, customer: Served | undefined): Served =>
  data.salesperson === undefined && customer?.salesperson && memberOf(view, customer.salesperson)
    ? { salesperson: customer.salesperson }
    : {};
