import type { Rows } from '#model/engine/rows.ts';
import type { Reader } from '#model/engine/reader.ts';
import * as v from '#model/values/schemas.ts';
import type { Attribute, ProductTypeForm, ProductTypeRow } from './product-type.facts.ts';

/** Levels of types above one another, the type itself included. [TY1] */
export const DEEPEST = 5;

/** What of a type decides the attributes of its products. */
export type TypePart = Pick<ProductTypeForm, 'parent' | 'attributes' | 'narrowed'>;
/** A type by its id. */
export type TypeOf = (id: string) => TypePart | undefined;
export type AttributeValue = NonNullable<Rows['product']['attributes']>[string];

/** The types as a model holds them. */
export const typesIn =
  (view: Reader): TypeOf =>
  (id) =>
    view.get('productType', id);

/** A type and those above it, the topmost first; a circle ends where it begins. */
export function lineOf<T extends Pick<TypePart, 'parent'>>(
  typeOf: (id: string) => T | undefined,
  id: string | null,
): readonly T[] {
  const line: T[] = [];
  for (let next = id; next !== null && line.length <= DEEPEST;) {
    const type = typeOf(next);
    if (!type) break;
    line.unshift(type);
    next = type.parent;
  }
  return line;
}

/** The attributes of a type's products, those from above first; each level may narrow the choices of those above it. [TY2] */
export function attributesOf(typeOf: TypeOf, id: string | null): readonly Attribute[] {
  return lineOf(typeOf, id).reduce<readonly Attribute[]>(
    (above, { attributes, narrowed }) => [...above.map((one) => narrowedTo(one, narrowed)), ...attributes],
    [],
  );
}

function narrowedTo(attribute: Attribute, narrowed: TypePart['narrowed']): Attribute {
  const only = narrowed.find(({ key }) => key === attribute.key)?.choices;
  return only && attribute.kind === 'choice'
    ? { ...attribute, choices: attribute.choices.filter(({ value }) => only.includes(value)) }
    : attribute;
}

/** The types below one, at any depth, archived ones too. */
export function typesBelow(view: Reader, id: string, depth = 1): readonly ProductTypeRow[] {
  if (depth > DEEPEST) return [];
  return view.by('productType', 'parent', id).flatMap((row) => [row, ...typesBelow(view, row.id, depth + 1)]);
}

/** The value of an attribute; undefined if the product says none. */
export const valueOf = (
  { attributes }: Pick<Rows['product'], 'attributes'>,
  key: string,
): AttributeValue | undefined => (attributes && Object.hasOwn(attributes, key) ? attributes[key] : undefined);

/** Why a value is none of an attribute's, as a code; null if it is one. [TY3] */
export function valueFault({ kind, choices }: Attribute, value: AttributeValue): string | null {
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? null : 'attributeWrongKind';
    case 'number':
      return typeof value === 'number' ? null : 'attributeWrongKind';
    case 'yesNo':
      return typeof value === 'boolean' ? null : 'attributeWrongKind';
    case 'day':
      return v.day.safeParse(value).success ? null : 'attributeWrongKind';
    case 'choice':
      return choices.some((one) => one.value === value) ? null : 'attributeNotAChoice';
    default:
      return kind satisfies never;
  }
}

/** The attributes that a product of its type has to say something of, and does not. [TY3] */
export const lacking = (
  attributes: readonly Attribute[],
  product: Pick<Rows['product'], 'attributes'>,
): readonly Attribute[] =>
  attributes.filter(({ key, required }) => required && valueOf(product, key) === undefined);
