import { isArchived } from '#model/engine/archived.ts';
import {
  attributesOf,
  valueOf,
  type AttributeValue,
} from '#model/areas/products/product-type/product-type.attributes.ts';
import type { Attribute, ProductTypeRow } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';

/** A searchable attribute as the list of products has it: types that share a key and a kind share it. [TY7] */
export interface ListedAttribute {
  /** Of its column and its filter. */
  readonly id: string;
  /** As the first of its types says it, with the choices of all of them. */
  readonly attribute: Attribute;
  /** What a product says, if its type asks it. */
  readonly read: (row: ProductRow) => AttributeValue | undefined;
}

/** The searchable attributes of the active types, in the order of the types. */
export function listedAttributes(types: readonly ProductTypeRow[]): readonly ListedAttribute[] {
  const rows = new Map(types.map((row) => [row.id, row]));
  const groups = new Map<string, { attribute: Attribute; types: Set<string> }>();
  for (const type of types.filter((row) => !isArchived(row)))
    for (const attribute of attributesOf((id) => rows.get(id), type.id)) {
      if (!attribute.searchable) continue;
      const name = `${attribute.key}/${attribute.kind}`;
      const known = groups.get(name);
      groups.set(name, {
        attribute: known ? withChoices(known.attribute, attribute.choices) : attribute,
        types: new Set(known?.types).add(type.id),
      });
    }
  const keys = [...groups.values()].map(({ attribute: { key } }) => key);
  return [...groups.values()].map(({ attribute, types: asking }) => {
    const { key, kind } = attribute;
    const isAlone = keys.filter((one) => one === key).length === 1;
    return {
      id: isAlone ? `attr.${key}` : `attr.${key}.${kind}`,
      attribute,
      read: (row) => (row.type && asking.has(row.type) ? valueOf(row, key) : undefined),
    };
  });
}

function withChoices(attribute: Attribute, more: Attribute['choices']): Attribute {
  const known = new Set(attribute.choices.map(({ value }) => value));
  return { ...attribute, choices: [...attribute.choices, ...more.filter(({ value }) => !known.has(value))] };
}

/** What a search finds a product by among its attributes: texts, and choices in both languages; lower case. [TY7] */
export function attributeText(listed: readonly ListedAttribute[]): (row: ProductRow) => string {
  const words = listed
    .filter(({ attribute: { kind } }) => kind === 'text' || kind === 'choice')
    .map(({ attribute, read }) => ({
      read,
      choices: new Map(attribute.choices.map(({ value, label }) => [value, `${label.en} ${label.sv}`])),
    }));
  return (row) =>
    words
      .flatMap(({ read, choices }) => {
        const value = read(row);
        return typeof value === 'string' ? (choices.get(value) ?? value) : [];
      })
      .join(' ')
      .toLowerCase();
}
