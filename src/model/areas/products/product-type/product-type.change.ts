import type { Rows } from '#model/engine/rows.ts';
import type { Reader } from '#model/engine/reader.ts';
import {
  attributesOf,
  lacking,
  typesBelow,
  typesIn,
  valueFault,
  valueOf,
  type TypeOf,
} from './product-type.attributes.ts';
import type { Attribute, ProductTypeForm } from './product-type.facts.ts';

/** In how many products a changed type is felt. */
export interface TypeChange {
  /** They get a field that they do not have. */
  readonly gain: number;
  /** They hold a value that is no longer allowed; they keep it. */
  readonly notAllowed: number;
  /** They lack what is required from now on. */
  readonly lack: number;
}

interface Fields {
  readonly before: readonly Attribute[];
  readonly after: readonly Attribute[];
}

/** What changing a type does to the products of it and of the types below it; archived ones do not count. [TY4] */
export function changeOf(view: Reader, id: string, form: ProductTypeForm): TypeChange {
  const now = typesIn(view);
  const then: TypeOf = (one) => (one === id ? form : now(one));
  const sum = { gain: 0, notAllowed: 0, lack: 0 };
  for (const type of [id, ...typesBelow(view, id).map((row) => row.id)]) {
    const fields = { before: attributesOf(now, type), after: attributesOf(then, type) };
    for (const product of view.by('product', 'type', type)) {
      if (product.state === 'archived') continue;
      sum.gain += Number(gains(fields));
      sum.notAllowed += Number(holdsNotAllowed(fields, product));
      sum.lack += Number(lacksMore(fields, product));
    }
  }
  return sum;
}

const gains = ({ before, after }: Fields): boolean =>
  after.some(({ key }) => before.every((one) => one.key !== key));

const isAllowed = (attributes: readonly Attribute[], product: Rows['product'], key: string): boolean => {
  const attribute = attributes.find((one) => one.key === key);
  const value = valueOf(product, key);
  return attribute !== undefined && value !== undefined && valueFault(attribute, value) === null;
};

const holdsNotAllowed = ({ before, after }: Fields, product: Rows['product']): boolean =>
  Object.keys(product.attributes ?? {}).some(
    (key) => isAllowed(before, product, key) && !isAllowed(after, product, key),
  );

function lacksMore({ before, after }: Fields, product: Rows['product']): boolean {
  const known = new Set(lacking(before, product).map(({ key }) => key));
  return lacking(after, product).some(({ key }) => !known.has(key));
}
