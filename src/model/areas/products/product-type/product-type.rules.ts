import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { attributesOf, DEEPEST, lineOf, typesBelow, typesIn } from './product-type.attributes.ts';
import { attributeFaults } from './product-type.checks.ts';
import type { PastAttribute, ProductTypeForm, ProductTypeRow } from './product-type.facts.ts';
import { typeNameKey } from './product-type.kind.ts';

type TypeRule<D = never> = Rule<ProductTypeRow, D>;

/** [TY1] Names of types under one parent are unique, whatever their case. */
export const typeNameIsFree: TypeRule<ProductTypeForm> = ({ view, id }, data) =>
  data && isNameTaken(view, id, data) ? onField('nameTaken', 'name.en', { name: data.name.en }) : null;

function isNameTaken(view: Reader, id: string, { parent, name }: Pick<ProductTypeForm, 'parent' | 'name'>) {
  return view.by('productType', 'sibling', typeNameKey(parent, name.en)).some((one) => one.id !== id);
}

/** [TY1] A parent is an active type, never the type itself or one below it, and there are at most five levels. */
export const typeParentIsSound: TypeRule<ProductTypeForm> = ({ view, id, row }, data) => {
  if (!data || data.parent === null) return null;
  const parent = view.get('productType', data.parent);
  if (!parent || (parent.state === 'archived' && row?.parent !== data.parent))
    return onField('unknownProductType', 'parent');
  const above = lineOf((one) => view.get('productType', one), data.parent);
  if (above.some((one) => one.id === id)) return onField('productTypeCycle', 'parent');
  const levels = above.length + 1 + levelsBelow(view, id);
  return levels > DEEPEST ? onField('productTypeTooDeep', 'parent', { levels: DEEPEST }) : null;
};

function levelsBelow(view: Reader, id: string): number {
  return Math.max(0, ...view.by('productType', 'parent', id).map((row) => 1 + levelsBelow(view, row.id)));
}

/** [TY1] Only what is told apart by lot or serial number expires. */
export const typeExpiryIsSound: TypeRule<ProductTypeForm> = (_, data) =>
  data?.expires && (data.tracking ?? 'none') === 'none' ? onField('expiryNeedsLots', 'expires') : null;

/** [TY2] Keys and choices are there once, and a choice has some. */
export const attributesAreSound: TypeRule<ProductTypeForm> = (_, data) => {
  const [fault] = Object.entries(data ? attributeFaults(data) : {});
  return fault ? onField(fault[1], fault[0]) : null;
};

/** [TY2] A key is there once in the line of types. [TY4] It never comes back there with another kind. */
export const keysAreFree: TypeRule<ProductTypeForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const above = lineOf((one) => view.get('productType', one), data.parent);
  const below = typesBelow(view, id);
  const past = row ? pastOf(view, row, data) : [];
  const known = [...past, ...[...above, ...below].flatMap(knownOf)];
  for (const [index, { key, kind }] of data.attributes.entries()) {
    const field = `attributes.${index}.key`;
    if ([...above, ...below].some((one) => one.attributes.some((other) => other.key === key)))
      return onField('attributeTwice', field, { key });
    if (isOfAnotherKind(known, { key, kind })) return onField('attributeKindIsFixed', field, { key });
  }
  return row && row.parent !== data.parent ? linesMeet(above, below, past) : null;
};

const knownOf = ({ attributes, retired = [] }: ProductTypeRow): readonly PastAttribute[] => [
  ...attributes,
  ...retired,
];

const isOfAnotherKind = (known: readonly PastAttribute[], { key, kind }: PastAttribute): boolean =>
  known.some((one) => one.key === key && one.kind !== kind);

/** The attributes that the products of a type may have values of when it changes: its own, and where it moves those from above. [TY4] */
export function pastOf(
  view: Reader,
  row: ProductTypeRow,
  { parent }: Pick<ProductTypeForm, 'parent'>,
): readonly PastAttribute[] {
  const left = parent === row.parent ? [] : lineOf((one) => view.get('productType', one), row.parent);
  const all = [row, ...left].flatMap(knownOf).map(({ key, kind }) => ({ key, kind }));
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index);
}

/** [TY2] [TY4] A type that moves, and those below it, meet the keys of those above its new place. */
function linesMeet(
  above: readonly ProductTypeRow[],
  below: readonly ProductTypeRow[],
  past: readonly PastAttribute[],
): Refusal | null {
  const asked = above.flatMap(({ attributes }) => attributes);
  const twice = below
    .flatMap(({ attributes }) => attributes)
    .find(({ key }) => asked.some((one) => one.key === key));
  if (twice) return onField('attributeTwice', 'parent', { key: twice.key });
  const known = [...past, ...below.flatMap(knownOf)];
  const changed = asked.find((one) => isOfAnotherKind(known, one));
  if (changed) return onField('attributeKindIsFixed', 'parent', { key: changed.key });
  const own = below.flatMap(({ attributes }) => attributes);
  const met = own.find((one) => isOfAnotherKind(above.flatMap(knownOf), one));
  return met ? onField('attributeKindIsFixed', 'parent', { key: met.key }) : null;
}

/** [TY2] A type narrows the choices of an attribute from above, and never widens them; what it had stays. */
export const choicesAreNarrowed: TypeRule<ProductTypeForm> = ({ view, row }, data) => {
  if (!data) return null;
  const above = attributesOf(typesIn(view), data.parent);
  for (const [index, { key, choices }] of data.narrowed.entries()) {
    const inherited = above.find((one) => one.key === key && one.kind === 'choice');
    // What comes from no type above narrows nothing.
    if (!inherited) continue;
    const before = row?.narrowed.find((one) => one.key === key)?.choices ?? [];
    const known = new Set([...inherited.choices.map(({ value }) => value), ...before]);
    if (choices.some((value) => !known.has(value)))
      return onField('choicesWidened', `narrowed.${index}.choices`, { key });
  }
  return null;
};

/** [TY1] A type is archived once it has neither products nor types below it. */
export const typeIsEmpty: TypeRule = ({ view, id }) => {
  const products = view.by('product', 'type', id).filter((row) => row.state !== 'archived').length;
  const types = view.by('productType', 'parent', id).filter((row) => row.state !== 'archived').length;
  return products + types > 0 ? { code: 'productTypeNotEmpty', params: { products, types } } : null;
};

/** [TY1] A type comes back under a parent that is in use, and by a name that is free there. */
export const placeIsFree: TypeRule = ({ view, id, row }) => {
  if (!row) return null;
  if (isNameTaken(view, id, row)) return { code: 'nameTaken', params: { name: row.name.en } };
  const parent = row.parent === null ? null : view.get('productType', row.parent);
  if (parent === null) return null;
  if (!parent || parent.state === 'archived')
    return {
      code: 'productTypeParentArchived',
      ...(parent ? { fix: { kind: 'productType', document: parent.id, type: 'restore' } } : {}),
    };
  return null;
};
