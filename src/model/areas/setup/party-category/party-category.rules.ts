import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { categoryTreeOf, type TreeReader } from './category-tree.ts';
import {
  MOST_DEEP,
  MOST_MERGED,
  type PartyCategoryForm,
  type PartyCategoryRow,
  type PartyKind,
} from './party-category.ts';
import { termsRefusal } from '../payment-term/payment-term.rules.ts';
import type { PartyTerms } from '../payment-term/payment-term.facts.ts';
import { siblingKey } from './party-category.indexes.ts';

type CategoryRule<D = never> = Rule<PartyCategoryRow, D>;
type Context = DecisionContext<PartyCategoryRow>;
interface Into {
  readonly into: string;
}

/** The rules of categories of customers, or of suppliers. */
export function partyCategoryRules(party: PartyKind) {
  const treeOf = (view: Reader): TreeReader => categoryTreeOf(party, view);
  /** [PC5] Only who names it, or moves it, is asked: what was made of texts may look like another. */
  const nameIsFree: CategoryRule<PartyCategoryForm> = ({ view, id, row }, data) => {
    if (!data) return null;
    const key = siblingKey(data.parent, data.name);
    if (row && siblingKey(row.parent, row.name) === key) return null;
    return takenBeside(treeOf(view), key, [id]) ? onField('nameTaken', 'name', { name: data.name }) : null;
  };
  const parentIsSound: CategoryRule<PartyCategoryForm> = ({ view, id, row }, data) =>
    !data || data.parent === null || data.parent === row?.parent
      ? null
      : placeRefusal(treeOf(view), id, data.parent, 'parent');
  /** [PC1] Only a category without parties and without categories below it is archived. */
  const categoryIsEmpty: CategoryRule = ({ view, id }) => {
    const parties = view.by(party, 'category', id).length;
    const categories = treeOf(view).below(id).length;
    return parties + categories > 0
      ? { code: 'partyCategoryNotEmpty', params: { parties, categories } }
      : null;
  };
  /** [PC1] It comes back below a parent in use, under a name that is free. */
  const mayComeBack: CategoryRule = ({ view, id, row }) => {
    if (!row) return null;
    const tree = treeOf(view);
    const parent = row.parent === null ? undefined : tree.get(row.parent);
    if (row.parent !== null && !isInUse(parent)) return { code: 'categoryParentArchived' };
    if (tree.above(row).length > MOST_DEEP) return { code: 'categoryTooDeep', params: { most: MOST_DEEP } };
    return takenBeside(tree, siblingKey(row.parent, row.name), [id])
      ? { code: 'nameTaken', params: { name: row.name } }
      : null;
  };
  const mayMerge: CategoryRule<Into> = (context, data) =>
    data ? mergeRefusal(party, treeOf(context.view), context, data.into) : null;
  /** [PT6] */
  const termsAreKnown: CategoryRule<PartyCategoryForm> = ({ view, row }, data) => {
    const termsIn = (form: PartyCategoryForm | undefined): PartyTerms | null =>
      (form?.defaults as { readonly terms?: PartyTerms | null } | undefined)?.terms ?? null; // both kinds have terms
    return data
      ? termsRefusal(view, { given: termsIn(data), held: termsIn(row), field: 'defaults.terms' })
      : null;
  };
  return { nameIsFree, parentIsSound, termsAreKnown, vatIsPermitted, categoryIsEmpty, mayComeBack, mayMerge };
}

/** What lets somebody set how VAT is charged to customers, whatever would follow from each sale. */
export const OVERRIDE_VAT = 'customer.overrideVat';

/** [CU6] Whoever sets how VAT is charged to a whole category has the permission, as for one customer. */
const vatIsPermitted: CategoryRule<PartyCategoryForm> = ({ row, env }, data) => {
  const settingIn = (form: PartyCategoryForm | undefined): string =>
    (form?.defaults as { readonly vatTreatment?: string | null } | undefined)?.vatTreatment ?? 'derived'; // customers have it
  const setting = settingIn(data);
  if (setting === 'derived' || setting === settingIn(row) || env.internal || env.may(OVERRIDE_VAT))
    return null;
  return onField('vatOverrideNotPermitted', 'defaults.vatTreatment', { permission: OVERRIDE_VAT });
};

const isInUse = (row: PartyCategoryRow | undefined): row is PartyCategoryRow =>
  row !== undefined && !isArchived(row);

const takenBeside = (tree: TreeReader, key: string, but: readonly string[]): boolean =>
  tree.named(key).some((row) => !but.includes(row.id));

/** [PC6] Why a category, with all below it, does not fit under another. */
function placeRefusal(tree: TreeReader, id: string, parent: string, field: string): Refusal | null {
  const above = tree.get(parent);
  if (!isInUse(above)) return onField('unknownCategory', field);
  const path = tree.above(above);
  if (path.some((row) => row.id === id)) return onField('categoryCycle', field);
  return path.length + tree.height(id) > MOST_DEEP
    ? onField('categoryTooDeep', field, { most: MOST_DEEP })
    : null;
}

/** [PC7] Why one category cannot take over what is in another. */
function mergeRefusal(
  party: PartyKind,
  tree: TreeReader,
  { view, id }: Context,
  into: string,
): Refusal | null {
  if (into === id) return onField('mergedIntoItself', 'into');
  const target = tree.get(into);
  if (!isInUse(target)) return onField('unknownCategory', 'into');
  if (tree.above(target).some((row) => row.id === id)) return onField('mergedBelowItself', 'into');
  const parties = view.by(party, 'category', id).length;
  if (parties > MOST_MERGED) return onField('tooManyToMerge', 'into', { parties, most: MOST_MERGED });
  for (const child of tree.below(id)) {
    if (takenBeside(tree, siblingKey(into, child.name), [child.id]))
      return onField('nameTaken', 'into', { name: child.name });
    const refusal = placeRefusal(tree, child.id, into, 'into');
    if (refusal) return refusal;
  }
  return null;
}
