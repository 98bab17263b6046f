import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { VatClass } from '#model/values/vat-rates.ts';
import type { VatTreatment } from '#model/vat/treatment.ts';
import { postingParts, type PostingPurpose } from './posting-purposes.ts';
import type { PostingRuleRow } from './posting-rule.facts.ts';
import type { AccountRow } from '../account/account.facts.ts';

/** What is posted, and what its account may depend on. */
export interface Posting {
  readonly purpose: PostingPurpose;
  /** The product's category; null or absent: none. */
  readonly category?: string | null;
  readonly treatment?: VatTreatment;
  readonly vatClass?: VatClass;
  /** VAT rate, basis points. */
  readonly rate?: number;
}

export type ResolvedAccount =
  | { readonly account: AccountRow; readonly rule: PostingRuleRow }
  | { readonly refusal: Refusal };

/**
 * The account that something is posted to by the most specific posting rule, or a refusal that names what lacks one. It
 * may throw `Miss`, as its view. [PRU4] [PRU6]
 */
export function resolveAccount(view: Reader, posting: Posting): ResolvedAccount {
  const chain = categoriesAbove(view, posting.category ?? null);
  const fitting = view
    .by('postingRule', 'purpose', posting.purpose)
    .flatMap((rule) => {
      const rank = rankOf(rule, posting, chain);
      return rank ? [{ rule, rank }] : [];
    })
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const rule = fitting[0]?.rule;
  const account = rule && view.get('account', rule.account);
  if (rule && account?.state === 'active') return { account, rule };
  return { refusal: missing(view, posting) };
}

/** How far from what is posted each part of a rule is, the deciding one first; nothing where one does not fit. */
function rankOf(
  rule: PostingRuleRow,
  { treatment, vatClass, rate }: Posting,
  chain: readonly string[],
): readonly number[] | undefined {
  const posted = { treatment, vatClass, rate };
  const rank = postingParts.map((part) => {
    const wanted = rule[part];
    if (part === 'category') return wanted === null ? chain.length : chain.indexOf(String(wanted));
    if (wanted === null) return 1;
    return wanted === posted[part] ? 0 : -1;
  });
  return rank.includes(-1) ? undefined : rank;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, figure] of a.entries()) {
    const difference = figure - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A category and those above it, the nearest first. */
function categoriesAbove(view: Reader, category: string | null): readonly string[] {
  const chain: string[] = [];
  for (let id = category; id !== null && !chain.includes(id); id = view.get('category', id)?.parent ?? null)
    chain.push(id);
  return chain;
}

function missing(view: Reader, { purpose, category, treatment, rate }: Posting): Refusal {
  if (treatment === undefined || !divided.has(purpose))
    return { code: 'accountMissing', params: { purpose } };
  const { en = '–', sv = '' } = (category && view.get('category', category)?.name) || {};
  return {
    code: 'accountMissingFor',
    params: { purpose, treatment, rate: rate ?? 0, category: en, categorySv: sv || en },
  };
}

const divided = new Set<PostingPurpose>(['sales', 'freight', 'fee', 'vatOut', 'vatIn', 'vatReverse']);
