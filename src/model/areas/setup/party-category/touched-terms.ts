import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { PartyCategoryForm, PartyCategoryRow, PartyKind } from './party-category.ts';
import { follows, inheritedTerm, termNames, type AnyParty, type CompanyTerms } from './party-terms.ts';

type PartyRow = DocumentRow & AnyParty;

interface Change {
  readonly party: PartyKind;
  readonly parties: readonly PartyRow[];
  readonly get: (id: string) => PartyCategoryRow | undefined;
  readonly company?: CompanyTerms;
  readonly row: PartyCategoryRow;
  /** What the category is about to say. */
  readonly form: PartyCategoryForm;
}

/** The parties for whom a term becomes another one when a category is saved: those that follow it. [PC3] */
export function touchedBy({ party, parties, get, company, row, form }: Change): readonly PartyRow[] {
  const after = (id: string): PartyCategoryRow | undefined => (id === row.id ? { ...row, ...form } : get(id));
  return parties
    .filter((one) => !isArchived(one))
    .filter((one) =>
      termNames[party].some(
        (term) =>
          follows(one, term) &&
          inheritedTerm(party, one, term, get, company).value !==
            inheritedTerm(party, one, term, after, company).value,
      ),
    );
}
