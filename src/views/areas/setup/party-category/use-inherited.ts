import { useLingui } from '@lingui/react/macro';
import {
  follows,
  inheritedTerm,
  type AnyParty,
  type FollowedTerm,
  type FoundTerm,
} from '#model/areas/setup/party-category/party-terms.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useValueWords } from '#views/kit/document/use-value-words.ts';
import { valueAt, type AnyFields } from '#views/kit/records/record-field.ts';
import { useCompanyTerms } from './use-company-terms.ts';
import { usePartyCategories } from './use-party-categories.ts';

/** What a party takes from its category, or could take. */
export interface Inherited {
  /** What holds for it, if it follows. */
  readonly found: (party: AnyParty, term: FollowedTerm) => FoundTerm;
  /** `Retail › Chains: 30 days net`, `Company: 30 days net`. */
  readonly say: (party: AnyParty, term: FollowedTerm) => string;
  /** What holds for the party, and where from if it is not its own. */
  readonly said: (party: AnyParty, term: FollowedTerm) => string;
}

export function useInherited(kind: PartyKind, fields: AnyFields): Inherited {
  const { t, i18n } = useLingui();
  const words = useValueWords();
  const { get, pathOf } = usePartyCategories(kind);
  const company = useCompanyTerms();
  const { overReceipt } = useCompany().policies;
  const found = (party: AnyParty, term: FollowedTerm): FoundTerm =>
    inheritedTerm(kind, party, term, get, company);
  const inWords = (party: AnyParty, term: FollowedTerm, value: unknown): string => {
    const field = fields[term];
    if (!field) return '';
    if (value === null && term === 'creditLimit') return t`No limit`;
    const said = words(value, field.as, party);
    return field.unit ? `${said} ${i18n._(field.unit)}` : said;
  };
  const say = (party: AnyParty, term: FollowedTerm): string => {
    const { value, from } = found(party, term);
    if (term === 'overReceipt' && value === null) {
      const allowed = inWords(party, term, overReceipt);
      return t`Company default (${allowed})`;
    }
    const place = typeof from === 'object' ? pathOf(from.id) : t`Company`;
    return `${place}: ${inWords(party, term, value)}`;
  };
  return {
    found,
    say,
    said: (party, term) =>
      follows(party, term) ? say(party, term) : inWords(party, term, valueAt(party, term)),
  };
}
