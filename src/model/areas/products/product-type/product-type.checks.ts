import type { Faults } from '#model/checks/faults.ts';
import { mayDefineVariants } from './product-type.axes.ts';
import type { Attribute, ProductTypeForm } from './product-type.facts.ts';

/** What is wrong with the attributes of a type by themselves, by the field. [TY2] */
export function attributeFaults({ attributes }: Pick<ProductTypeForm, 'attributes'>): Faults {
  const faults: Record<string, string> = {};
  const keys = new Set<string>();
  for (const [index, one] of attributes.entries()) {
    const at = `attributes.${index}`;
    if (keys.has(one.key) && one.key !== '') faults[`${at}.key`] = 'attributeTwice';
    keys.add(one.key);
    if (one.definesVariants && !mayDefineVariants(one))
      faults[`${at}.definesVariants`] = 'cannotDefineVariants';
    Object.assign(faults, choiceFaults(one, `${at}.choices`));
  }
  return faults;
}

function choiceFaults({ kind, choices }: Attribute, at: string): Faults {
  if (kind !== 'choice') return {};
  if (choices.length === 0) return { [at]: 'choicesMissing' };
  const values = choices.map(({ value }) => value);
  const twice = values.flatMap((value, index) =>
    value !== '' && values.indexOf(value) !== index ? [[`${at}.${index}.value`, 'choiceTwice']] : [],
  );
  return Object.fromEntries(twice) as Faults; // pairs of texts
}
