import type { MessageDescriptor } from '@lingui/core';
import { attributesOf, typesIn } from '#model/product-type/product-type.attributes.ts';
import type { Attribute } from '#model/product-type/product-type.facts.ts';
import type { FieldSaid, ValueKind } from '../document/field-said.ts';
import { useModel } from '../document/model-context.tsx';
import { useProductName } from '../document/product-name.ts';

/** How histories show what a product says of itself: by the attribute of its type, or as it is stored. */
export function useAttributeSaid(): (
  kind: string,
  path: readonly string[],
  owner: object,
) => FieldSaid | undefined {
  const { view } = useModel().replica;
  const nameOf = useProductName();
  const said = (text: string): MessageDescriptor => ({ id: text, message: text });
  const valueOf = ({ kind, choices }: Attribute): ValueKind => {
    if (kind === 'number') return 'quantity';
    if (kind !== 'choice') return kind;
    return {
      words: Object.fromEntries(choices.map(({ value, label }) => [value, said(nameOf({ name: label }))])),
    };
  };
  return (kind, path, owner) => {
    const [field, key] = path;
    if (kind !== 'product' || field !== 'attributes' || key === undefined) return undefined;
    const type: unknown = Reflect.get(owner, 'type');
    const known = typeof type === 'string' ? attributesOf(typesIn(view), type) : [];
    const attribute = known.find((one) => one.key === key);
    return attribute
      ? { label: said(nameOf({ name: attribute.label })), as: valueOf(attribute) }
      : { label: said(key), as: 'text' };
  };
}
