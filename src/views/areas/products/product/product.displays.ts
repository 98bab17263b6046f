import type { MessageDescriptor } from '@lingui/core';
import { messageOf } from '#i18n/i18n.ts';
import { attributesOf, typesIn } from '#model/areas/products/product-type/product-type.attributes.ts';
import type { FileRow } from '#model/file/file.facts.ts';
import type { Attribute } from '#model/areas/products/product-type/product-type.facts.ts';
import type { FieldDisplay, UseFieldDisplay, ValueKind } from '#views/kit/document/field-display.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { productFields } from './product.fields.ts';

/** How histories show what a product says of itself: by the attribute of its type, or as it is stored. */
export const useProductFields: UseFieldDisplay = () => {
  const { view } = useModel().replica;
  return (kind, path, owner) => {
    const [field, key] = path;
    if (kind === 'product' && field === 'mainImage') return imageSaid(view.get('file', idOf(owner)));
    if (kind !== 'product' || field !== 'attributes' || key === undefined) return undefined;
    const type: unknown = Reflect.get(owner, 'type');
    const known = typeof type === 'string' ? attributesOf(typesIn(view), type) : [];
    const attribute = known.find((one) => one.key === key);
    return attribute
      ? { label: wordsOf(attribute.label), as: valueOf(attribute) }
      : { label: wordsOf({ en: key, sv: '' }), as: 'text' };
  };
};

const idOf = (owner: object): string => String(Reflect.get(owner, 'id'));

/** The main picture goes by the name of its file, which stays known once it is removed. */
const imageSaid = (files: FileRow | undefined): FieldDisplay => ({
  ...productFields.mainImage,
  as: {
    words: Object.fromEntries(
      (files?.entries ?? []).map(({ id, name }) => [id, messageOf({ en: name, sv: name })]),
    ),
  },
});

const wordsOf = ({ en, sv }: Attribute['label']): MessageDescriptor => messageOf({ en, sv: sv || en });

function valueOf({ kind, choices }: Attribute): ValueKind {
  if (kind === 'number') return 'quantity';
  if (kind !== 'choice') return kind;
  return { words: Object.fromEntries(choices.map(({ value, label }) => [value, wordsOf(label)])) };
}
