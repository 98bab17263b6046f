import type { DocumentRow, Rows } from '#model/engine/rows.ts';
import type { CompanyPolicies } from '../company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { PartyTerms } from '../payment-term/payment-term.facts.ts';
import { defaultTerm } from '../payment-term/payment-term.rules.ts';
import { chainOf } from './category-tree.ts';
import type { PartyCategoryRow, PartyKind } from './party-category.ts';

/** The terms that a party may take from its category. */
interface FollowedTerms {
  customer: Pick<Rows['customer'], 'terms' | 'discount' | 'creditLimit' | 'shipPolicy' | 'vatTreatment'>;
  supplier: Pick<Rows['supplier'], 'terms' | 'leadDays' | 'overReceipt'>;
}
interface Forms {
  customer: Omit<Rows['customer'], keyof DocumentRow>;
  supplier: Omit<Rows['supplier'], keyof DocumentRow>;
}
export type FollowedTerm = keyof FollowedTerms['customer'] | keyof FollowedTerms['supplier'];

/** What holds for a party that follows its category where no category says anything: the company's usual terms. */
const usual: FollowedTerms = {
  customer: {
    terms: 30,
    discount: 0,
    creditLimit: null,
    shipPolicy: 'partialKeep',
    vatTreatment: 'derived',
  },
  // An over-receipt that nobody has set is the company's policy, which its reader knows.
  supplier: { terms: 30, leadDays: 7, overReceipt: null },
};

/** What the company has decided for parties that neither they nor their categories say. */
export interface CompanyTerms extends Pick<CompanyPolicies, 'shipPolicy'> {
  /** Its default payment terms. [PT9] */
  readonly terms?: PartyTerms | undefined;
}

/** What is decided in a model; the default is looked up only where it is asked for. */
function companyTerms(view: Reader): CompanyTerms {
  return {
    ...view.get('company', COMPANY)?.policies,
    get terms() {
      return defaultTerm(view);
    },
  };
}

/** A term with where it comes from: the party itself, a category, or the company. */
export interface FoundTerm {
  readonly value: unknown;
  readonly from: 'own' | 'company' | PartyCategoryRow;
}

export type AnyParty = Pick<Rows['customer'], 'category' | 'vatNumber'> & {
  readonly follows?: readonly string[] | undefined;
};

export const termNames = {
  customer: Object.keys(usual.customer) as readonly FollowedTerm[],
  supplier: Object.keys(usual.supplier) as readonly FollowedTerm[],
} as const;

/** Whether a party leaves a term to its category. An over-receipt is left to it where the supplier has none. */
export const follows = (party: AnyParty, term: FollowedTerm): boolean =>
  term === 'overReceipt' ? Reflect.get(party, term) === null : (party.follows?.includes(term) ?? false);

/** What the categories of a party say of a term, else the company. [PC2] */
export function inheritedTerm(
  kind: PartyKind,
  party: AnyParty,
  term: FollowedTerm,
  get: (id: string) => PartyCategoryRow | undefined,
  company?: CompanyTerms,
): FoundTerm {
  const own = party.category === null ? undefined : get(party.category);
  for (const category of chainOf(own, get)) {
    const value: unknown = Reflect.get(category.defaults, term) ?? null;
    if (value !== null && mayHold(party, value)) return { value, from: category };
  }
  const decided: unknown = term === 'shipPolicy' || term === 'terms' ? company?.[term] : undefined;
  return { value: decided ?? Reflect.get(usual[kind], term), from: 'company' };
}

/** Reverse charge needs the buyer's VAT number: without it, a category cannot say so. */
const mayHold = ({ vatNumber }: AnyParty, value: unknown): boolean => value !== 'euB2B' || vatNumber !== '';

/** One of a party's terms as it holds, and where it comes from. [PC2] */
export const followedTerm = (view: Reader, kind: PartyKind, party: AnyParty, term: FollowedTerm): FoundTerm =>
  follows(party, term)
    ? inheritedTerm(kind, party, term, (id) => view.get(`${kind}Category`, id), companyTerms(view))
    : { value: Reflect.get(party, term), from: 'own' };

/** A party's terms as they hold: its own, or what it takes from its category. [PC2] */
export const termsOf = <K extends PartyKind>(view: Reader, kind: K, party: Forms[K]): FollowedTerms[K] =>
  termsIn(kind, party, (id) => view.get(`${kind}Category`, id), companyTerms(view));

/** The same from the categories that somebody holds. */
export function termsIn<K extends PartyKind>(
  kind: K,
  party: AnyParty,
  get: (id: string) => PartyCategoryRow | undefined,
  company?: CompanyTerms,
): FollowedTerms[K] {
  const found = termNames[kind].map((term) => [
    term,
    follows(party, term) ? inheritedTerm(kind, party, term, get, company).value : Reflect.get(party, term),
  ]);
  return Object.fromEntries(found) as FollowedTerms[K]; // each of its terms by name
}
