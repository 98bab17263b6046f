import type { Reader } from '#model/engine/reader.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { ProductForm } from './product.facts.ts';

type Made = Pick<ProductForm, 'kind' | 'bundle'>;
export type BundleComponent = NonNullable<ProductForm['bundle']>['components'][number];

/** What a bundle is made of; nothing for any other product. */
export const componentsOf = ({ kind, bundle }: Made): readonly BundleComponent[] =>
  kind === 'bundle' ? (bundle?.components ?? []) : [];

/** Whether it has no stock of its own, and comes apart where it is sold. [PR18] */
export const isKit = ({ kind, bundle }: Made): boolean => kind === 'bundle' && bundle?.mode !== 'assembled';

/** Whether it is built from components, and kept in stock. [PR18] */
export const isAssembled = ({ kind, bundle }: Made): boolean =>
  kind === 'bundle' && bundle?.mode === 'assembled';

/** Whether it lies in bins and is counted there. */
export const isStocked = (product: Made | undefined): boolean =>
  product !== undefined && (product.kind === 'stocked' || isAssembled(product));

/** What a kit comes apart into: `per` thousandths of a product in one kit. */
export interface KitPart {
  readonly product: string;
  readonly per: number;
  /** A kit is whole without it. */
  readonly optional: boolean;
}

/**
 * What one kit comes apart into, kits within it too, each product once, in the order of its components. A product that
 * is needed in one place is not optional. [PR18]
 */
export function partsOfKit(view: Reader, kit: Made): KitPart[] {
  const parts = new Map<string, KitPart>();
  collect(view, kit, { times: UNIT, optional: false, within: [] }, parts);
  return [...parts.values()];
}

interface Level {
  /** Thousandths of this kit in the outermost one. */
  readonly times: number;
  readonly optional: boolean;
  readonly within: readonly string[];
}

function collect(view: Reader, kit: Made, level: Level, into: Map<string, KitPart>): void {
  for (const { product: id, quantity, optional } of componentsOf(kit)) {
    const product = view.get('product', id);
    const per = multiplyDivide(quantity, level.times, UNIT);
    const isOptional = level.optional || optional;
    if (product && isKit(product)) {
      if (!level.within.includes(id))
        collect(view, product, { times: per, optional: isOptional, within: [...level.within, id] }, into);
      continue;
    }
    const before = into.get(id);
    into.set(id, {
      product: id,
      per: per + (before?.per ?? 0),
      optional: isOptional && (before?.optional ?? true),
    });
  }
}

const WHOLE = 10_000;

/** Whether its price is one that was given to it. */
export const hasOwnPrice = ({ kind, bundle }: Made): boolean =>
  kind !== 'bundle' || !bundle || bundle.pricing === 'own';

/**
 * What one stock unit of a product costs, ten-thousandths of the company's currency, without VAT: its own price, or what
 * follows from those of its components. [PR19]
 */
export function listPriceOf(
  view: Reader,
  product: Made & Pick<ProductForm, 'price'>,
  within: readonly string[] = [],
): number {
  const { bundle, price } = product;
  if (hasOwnPrice(product) || !bundle) return price;
  const sum = bundle.components.reduce((total, { product: id, quantity }) => {
    const component = within.includes(id) ? undefined : view.get('product', id);
    const each = component ? listPriceOf(view, component, [...within, id]) : 0;
    return total + multiplyDivide(each, quantity, UNIT);
  }, 0);
  return bundle.pricing === 'sum' ? sum : multiplyDivide(sum, WHOLE - bundle.less, WHOLE);
}
