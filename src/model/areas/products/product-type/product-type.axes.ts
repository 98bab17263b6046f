import { attributesOf, type TypeOf } from './product-type.attributes.ts';
import type { Attribute } from './product-type.facts.ts';

/** A value that variants differ in: a choice, or yes and no. */
export type VariantValue = string | boolean;

/**
 * Variants differ in what has its values listed. A number or a text with listed values is a choice, so that is what it
 * is made as. [TY2]
 */
export const mayDefineVariants = ({ kind }: Pick<Attribute, 'kind'>): boolean =>
  kind === 'choice' || kind === 'yesNo';

/** The values of an attribute that variants may differ in, in its order. */
export const variantValuesOf = ({ kind, choices }: Attribute): readonly VariantValue[] =>
  kind === 'choice' ? choices.map(({ value }) => value) : kind === 'yesNo' ? [true, false] : [];

/** The attributes that variants of products of a type may differ in. [TY5] */
export const variantAttributesOf = (typeOf: TypeOf, type: string | null): readonly Attribute[] =>
  attributesOf(typeOf, type).filter((one) => one.definesVariants === true && mayDefineVariants(one));
