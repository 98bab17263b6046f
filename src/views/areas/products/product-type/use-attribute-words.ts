import { useLingui } from '@lingui/react/macro';
import type { AttributeValue } from '#model/areas/products/product-type/product-type.attributes.ts';
import type { Attribute } from '#model/areas/products/product-type/product-type.facts.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useFormat } from '#views/ui/use-format.ts';

type Said = Pick<Attribute, 'kind' | 'unit' | 'choices'>;

/** A value of an attribute in the reader's language, with its unit; one that is no longer a choice as it is stored. */
export function useAttributeWords(): (attribute: Said, value: AttributeValue) => string {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  return ({ kind, unit, choices }, value) => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'number') return format.quantity(value, unit || undefined);
    if (kind === 'day') return format.date(value);
    const choice = kind === 'choice' ? choices.find((one) => one.value === value) : undefined;
    return choice ? nameOf({ name: choice.label }) : value;
  };
}
