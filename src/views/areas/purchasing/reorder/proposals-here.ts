import { quantitiesOnDrafts } from '#model/areas/purchasing/proposal/on-drafts.ts';
import { byUrgency } from '#model/areas/purchasing/proposal/by-urgency.ts';
import type { Proposal } from '#model/areas/purchasing/proposal/proposal.ts';
import { proposalsOf, type ProposalQuestion } from '#model/areas/purchasing/proposal/proposals.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';

/** What proposals follow from on a device. */
export const readForProposals = [
  'product',
  'availability',
  'reservation',
  'expectedReceipt',
  'supplier',
  'warehouse',
  'purchaseOrder',
  'movement',
  'assembly',
  'purchaseList',
  'purchasePrice',
] as const;

/** What a device does not hold is not there: tables that somebody may not see. */
const leniently = (view: Reader): Reader => ({
  get: (table, id) => ifKnown(() => view.get(table, id), undefined),
  by: (table, index, key) => ifKnown(() => view.by(table, index, key), []),
});

type Question = Omit<ProposalQuestion, 'onDrafts' | 'seesCosts'>;

/** What is on drafts, those that this device has not sent yet too. [RPL3] */
export const draftsHere = ({ replica }: CompanyModel): ReadonlyMap<string, number> =>
  quantitiesOnDrafts(
    leniently(replica.view),
    replica.rows('warehouse').map(({ id }) => id),
  );

/** What is to be ordered by what this device holds. */
export function proposalsHere(model: CompanyModel, question: Question): Proposal[] {
  const products = model.replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  return proposalsAmong(model, products, question).toSorted(byUrgency);
}

/** The same of some products. */
export function proposalsAmong(
  model: CompanyModel,
  products: readonly ProductRow[],
  question: Question,
): Proposal[] {
  const view = leniently(model.replica.view);
  const seesCosts = model.may('product.viewCost');
  const asked = { ...question, seesCosts, onDrafts: draftsHere(model) };
  return products.flatMap((product) => proposalsOf(view, product, asked));
}
