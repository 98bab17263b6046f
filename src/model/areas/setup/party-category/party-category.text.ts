import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { noCustomerDefaults } from './no-customer-defaults.ts';
import { noSupplierDefaults } from './no-supplier-defaults.ts';
import { categoryIdOf, isCategoryId } from './category-id.ts';
import { MOST_DEEP, type PartyCategoryRow, type PartyKind } from './party-category.ts';
import { siblingKey } from './party-category.indexes.ts';

interface Categorised {
  readonly category: string | null;
}
type CategorisedRow = DocumentRow & Categorised;

const LONGEST_NAME = 200;
/** A category that leaves everything to the one above it. */
export const noDefaults = { customer: noCustomerDefaults, supplier: noSupplierDefaults } as const;

/** Whether a category is a text that somebody typed, or that was written before categories were documents. */
const isTyped = (category: string | null): category is string =>
  category !== null && category !== '' && !isCategoryId(category);

/**
 * The category that a text means: the one that was made of it, or what took that over, else one of this name at the top;
 * undefined if there is none yet. [PC8]
 */
function categoryNamed(view: Reader, party: PartyKind, text: string): PartyCategoryRow | undefined {
  const kind = `${party}Category` as const;
  let made: PartyCategoryRow | undefined = view.get(kind, categoryIdOf(party, text));
  for (let steps = 0; made && isArchived(made) && made.mergedInto && steps < MOST_DEEP; steps += 1)
    made = view.get(kind, made.mergedInto);
  return made ?? view.by(kind, 'sibling', siblingKey(null, text))[0];
}

/** [PC8] The category of a form that is saved is one in use; one that the party has already may stay. */
export const categoryIsKnown =
  <R extends CategorisedRow>(party: PartyKind): Rule<R, Categorised> =>
  ({ view, row }, data) => {
    const category = data?.category ?? null;
    if (category === null || category === '' || category === row?.category) return null;
    if (!isTyped(category)) {
      const found = view.get(`${party}Category`, category);
      return found && !isArchived(found) ? null : onField('unknownCategory', 'category');
    }
    if (category.length > LONGEST_NAME)
      return { code: 'invalid', fields: { category: `too_big:${LONGEST_NAME}` } };
    const found = categoryNamed(view, party, category);
    return found && isArchived(found)
      ? onField('categoryArchived', 'category', { category: found.name })
      : null;
  };

/** The form as its fact tells it: a text stays one only if its category has yet to be made. [PC8] */
export function withCategory<F extends Categorised>(view: Reader, party: PartyKind, form: F): F {
  if (form.category === '') return { ...form, category: null };
  if (!isTyped(form.category)) return form;
  const found = categoryNamed(view, party, form.category);
  return found ? { ...form, category: found.id } : form;
}

/** A text that no category has the name of makes one, in the same unit. [PC8] */
export function partyReactions(party: PartyKind): NonNullable<DocumentType['reactions']> {
  const adopt = ({ data }: AppliedEvent) => {
    const { category } = data as Categorised; // the fact of a form
    if (!isTyped(category)) return [];
    const form = { name: category, parent: null, defaults: noDefaults[party] };
    const document = categoryIdOf(party, category);
    return [{ kind: `${party}Category`, document, type: 'adopt', data: form }];
  };
  return { created: adopt, updated: adopt };
}
