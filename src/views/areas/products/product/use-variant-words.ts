import type { VariantValue } from '#model/areas/products/product-type/product-type.axes.ts';
import type { Attribute } from '#model/areas/products/product-type/product-type.facts.ts';
import type { MadeVariant } from '#model/areas/products/product/product.grid.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useAttributeWords } from '../product-type/use-attribute-words.ts';
import { useAttributesOf } from './product-attributes.tsx';

interface VariantWords {
  /** What an attribute is called; as it is stored where the type no longer has it. */
  readonly attribute: (key: string) => string;
  /** A value; what is so or not with the name of its attribute. */
  readonly value: (key: string, value: VariantValue) => string;
  readonly values: (values: MadeVariant['values']) => string;
}

/** How the attributes and values of the variants of a type are called, in the reader's language. */
export function useVariantWords(type: string | null): VariantWords {
  const attributes = useAttributesOf(type);
  const nameOf = useProductName();
  const say = useAttributeWords();
  const known = (key: string): Attribute | undefined => attributes.find((one) => one.key === key);
  const attribute = (key: string): string => {
    const label = known(key)?.label;
    return label ? nameOf({ name: label }) : key;
  };
  const value = (key: string, one: VariantValue): string => {
    const of = known(key);
    const said = of ? say(of, one) : String(one);
    return typeof one === 'boolean' ? `${attribute(key)}: ${said}` : said;
  };
  const values = (all: MadeVariant['values']): string =>
    Object.entries(all)
      .map(([key, one]) => value(key, one))
      .join(', ');
  return { attribute, value, values };
}
