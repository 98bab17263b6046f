import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { valueFits } from '#model/lines/line-figures.ts';
import { firstRefused, repetition } from '#model/lines/line-rules.ts';
import { stepOf } from '#model/values/units.ts';
import { componentsOf, isKit, listPriceOf, type BundleComponent } from './product.bundle.ts';
import { isParent } from './product.parent.ts';
import type { BundleRevision, ProductForm, ProductRow } from './product.facts.ts';

type ProductRule<D = never> = Rule<ProductRow, D>;

/** Where components are in the form of a product, and in a revision. */
type Place = 'bundle.components' | 'components';

/** [PR16] What a bundle is made of is known, each once and in wholes where it is counted, and never leads back to it. */
export const bundleIsSound: ProductRule<ProductForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const form = { ...row, ...data };
  if (form.kind !== 'bundle') return null;
  return (
    componentsFit(view, { id, sku: form.sku }, componentsOf(form), 'bundle.components') ?? kitIsCounted(form)
  );
};

function componentsFit(
  view: Reader,
  self: { readonly id: string; readonly sku: string },
  components: readonly BundleComponent[],
  place: Place,
): Refusal | null {
  const repeats = repetition();
  const judge = ({ product: id, quantity }: BundleComponent): Refusal | null => {
    const product = view.get('product', id);
    if (!product && id !== self.id) return onField('unknownProduct', 'product');
    const sku = product?.sku ?? self.sku;
    if (product && isParent(product)) return onField('productHasVariants', 'product', { sku });
    if (repeats(id)) return onField('componentTwice', 'product', { sku });
    const path = pathBack(view, self.id, id);
    if (path) return onField('componentCycle', 'product', { path: [self.sku, ...path].join(' → ') });
    const step = stepOf(product?.unit ?? 'pcs');
    if (quantity % step !== 0) return onField('quantityNotWhole', 'quantity', { sku, step });
    return product ? valueFits(quantity, listPriceOf(view, product), 'quantity') : null;
  };
  return firstRefused(components, judge, place);
}

/** The SKUs on the way from a component to the bundle itself; null where none leads there. */
function pathBack(view: Reader, bundle: string, from: string, seen = new Set<string>()): string[] | null {
  const product = view.get('product', from);
  if (from === bundle) return [product?.sku ?? from];
  if (!product || seen.has(from)) return null;
  seen.add(from);
  for (const { product: next } of componentsOf(product)) {
    const path = pathBack(view, bundle, next, seen);
    if (path) return [product.sku, ...path];
  }
  return null;
}

/** [PR18] Kits are sold as wholes. */
const kitIsCounted = (form: ProductForm): Refusal | null =>
  isKit(form) && stepOf(form.unit) === 1 ? onField('kitNotCounted', 'unit') : null;

/** [PR17] A bundle comes into use once it has components, all of them active. */
export const componentsAreActive: ProductRule = ({ view, row }) => {
  if (!row || row.kind !== 'bundle') return null;
  const components = componentsOf(row);
  return components.length === 0
    ? onField('noComponents', 'bundle.components')
    : notActive(view, components, 'bundle.components');
};

/** The first component that is not active, those left out that are `kept` as they were. */
function notActive(
  view: Reader,
  components: readonly BundleComponent[],
  place: Place,
  kept: ReadonlySet<string> = new Set(),
): Refusal | null {
  const judge = ({ product: id }: BundleComponent): Refusal | null => {
    const product = view.get('product', id);
    if (!product || product.state === 'active' || kept.has(id)) return null;
    const opens = { draft: 'activate', phasingOut: 'activate', blocked: 'unblock' } as const;
    const type = opens[product.state as keyof typeof opens] as string | undefined; // archived ones open no more
    return {
      ...onField('componentNotActive', 'product', { sku: product.sku }),
      ...(type === undefined ? {} : { fix: { kind: 'product', document: id, type } }),
    };
  };
  return firstRefused(components, judge, place);
}

/** [PR29] What a bundle in use is made of changes by a revision, with a reason. */
export const compositionIsKept: ProductRule<ProductForm> = ({ row }, data) => {
  if (!data?.bundle || !row || row.kind !== 'bundle' || row.state === 'draft') return null;
  return isSameComposition(componentsOf(row), data.bundle.components)
    ? null
    : {
        ...onField('reviseBundle', 'bundle.components'),
        fix: { kind: 'product', document: row.id, type: 'revise' },
      };
};

const isSameComposition = (before: readonly BundleComponent[], after: readonly BundleComponent[]): boolean =>
  before.length === after.length &&
  before.every((one, index) => {
    const other = after[index];
    return (
      one.product === other?.product && one.quantity === other.quantity && one.optional === other.optional
    );
  });

/** [PR18] Whether it is a kit or assembled is fixed once it is sold or has moved. */
export const modeIsKept: ProductRule<ProductForm> = ({ view, id, row }, data) => {
  if (!data || !row || row.kind !== 'bundle') return null;
  const form = { ...row, ...data };
  if (form.kind === 'bundle' && isKit(form) === isKit(row)) return null;
  const isFixed = view.by('balance', 'product', id).length > 0 || view.by('salesOrder', 'kit', id).length > 0;
  const field = form.kind === 'bundle' ? 'bundle.mode' : 'kind';
  return isFixed ? onField('bundleModeIsFixed', field) : null;
};

/** [PR29] A revision changes what a bundle is made of, and what is new in it is active. */
export const mayBeRevised: ProductRule<BundleRevision> = ({ view, row }, data) => {
  if (!row) return null;
  if (row.kind !== 'bundle') return { code: 'notABundle', params: { sku: row.sku } };
  if (!data) return null;
  const { components } = data;
  if (components.length === 0) return onField('noComponents', 'components');
  if (isSameComposition(componentsOf(row), components)) return { code: 'nothingRevised' };
  const before = new Set(componentsOf(row).map(({ product }) => product));
  return (
    componentsFit(view, row, components, 'components') ?? notActive(view, components, 'components', before)
  );
};

/** [PR30] What a bundle in use is made of is not archived; the refusal names the bundles. */
export const isInNoBundle: ProductRule = ({ view, id }) => {
  const bundles = bundlesOf(view, id);
  return bundles.length === 0
    ? null
    : { code: 'usedInBundles', params: { bundles: bundles.map(({ sku }) => sku).join(', ') } };
};

/** The bundles that a product is a component of, archived ones left out. [PR30] */
export const bundlesOf = (view: Reader, id: string): readonly ProductRow[] =>
  view.by('product', 'component', id).filter(({ state }) => state !== 'archived');
