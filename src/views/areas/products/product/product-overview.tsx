import { useTagValues } from '#views/kit/document/tag-badges.tsx';
import { useLingui } from '@lingui/react/macro';
import { valueOf } from '#model/areas/products/product-type/product-type.attributes.ts';
import { packagingsOf } from '#model/areas/products/product/product.units.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { pathIn } from '#views/kit/records/record-tree.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { axesOf } from '#model/areas/products/product/product.variants.ts';
import { useModel, useQuery, useRow, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useUnitName, useUnitSize } from '#views/kit/document/use-unit-name.ts';
import { averageCost, stockOf } from './product-figures.ts';
import { DoubtfulCodes } from './doubtful-codes.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity, useQuantityFigure } from '#views/kit/document/use-quantity.ts';
import { useAttributeWords } from '../product-type/use-attribute-words.ts';
import { useAttributesOf } from './product-attributes.tsx';
import { WithMark } from './inherited-badge.tsx';
import { VariantMatrix } from './variant-matrix.tsx';
import { useSizeText, useGoodsValues } from './product-goods.tsx';
import { useSubstitutes } from './product-substitutes.tsx';
import { ProductImages } from './product-images.tsx';
import { UsedInBundles } from './used-in-bundles.tsx';
import { ProductTurnover } from './product-turnover.tsx';
import { ProductOwnPlaces } from './product-places.tsx';
import { ProductPrices } from './product-prices.tsx';
import { ProductReorderRules, ProductSupplierTerms } from './product-terms.tsx';
import { unitWords } from '#views/kit/document/unit.messages.ts';
import { productKindWords } from './product.messages.ts';
import { trackingWords } from '../product-type/tracking.messages.ts';
import { vatClassWords } from '#views/areas/setup/vat-rate/vat-class.messages.ts';
import { isStocked, listPriceOf } from '#model/areas/products/product/product.bundle.ts';

/** A summary of a product's stock, and all its fields. */
export function ProductOverview({ row }: { readonly row: ProductRow }) {
  const mayViewStock = useModel().may('item.view');
  return (
    <div className="ui-stack">
      <DoubtfulCodes row={row} />
      {isStocked(row) && <Stock row={row} />}
      {isStocked(row) && mayViewStock && <ProductTurnover row={row} />}
      {isParent(row) && <VariantMatrix row={row} />}
      <About row={row} />
      <ProductPrices row={row} />
      <UsedInBundles row={row} />
      <ProductImages row={row} />
      <ProductSupplierTerms row={row} />
      <ProductOwnPlaces row={row} />
      <ProductReorderRules row={row} />
    </div>
  );
}

function Stock({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const quantity = useQuantityFigure();
  const stock = useQuery(['availability'], row.id, (model) => stockOf(model, row.id), undefined);
  const item = (tab: string): string => paths.to(`/apps/inventory/items/${row.id}?tab=${tab}`);
  return (
    <Stats>
      <Stat label={t`Free`} {...quantity(stock?.free, row)} to={item('demand')} />
      <Stat label={t`On hand`} {...quantity(stock?.onHand, row)} to={item('moves')} />
      <Stat label={t`Reserved`} {...quantity(stock?.reserved, row)} to={item('demand')} />
      <Stat label={t`Incoming`} {...quantity(stock?.incoming, row)} to={item('supply')} />
      <Stat label={t`Outgoing`} {...quantity(stock?.outgoing, row)} to={item('demand')} />
    </Stats>
  );
}

function About({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  return (
    <Panel title={t`About`}>
      <KeyValues columns={2} items={[...useIdentity(row), ...useTrade(row)]} />
    </Panel>
  );
}

function useIdentity(row: ProductRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const categories = new Map(useRows('category').map((category) => [category.id, category]));
  const unit = i18n._(unitWords[row.unit]);
  const { tracking = 'none' } = row;
  const barcodes = useBarcodes(row);
  return [
    { id: 'sku', label: t`SKU`, value: row.sku },
    ...useParent(row),
    ...useType(row),
    { id: 'category', label: t`Category`, value: pathIn(categories, row.category, nameOf) },
    { id: 'kind', label: t`Kind`, value: i18n._(productKindWords[row.kind]) },
    { id: 'unit', label: t`Unit`, value: unit },
    ...(tracking === 'none'
      ? []
      : [{ id: 'tracking', label: t`Told apart by`, value: i18n._(trackingWords[tracking]) }]),
    ...usePackagings(row),
    barcodes,
    {
      id: 'weight',
      label: t`Weight`,
      value:
        row.weight > 0 ? (
          <WithMark row={row} field="weight">
            {format.quantity(row.weight, i18n._(unitWords.kg))}
          </WithMark>
        ) : null,
    },
    ...useGoodsValues(row),
    ...useSubstitutes(row),
    ...useTagValues(row.tags),
    { id: 'description', label: t`Description`, value: row.description },
  ];
}

function useBarcodes(row: ProductRow): KeyValue {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const codes = row.barcodes.map(({ code, quantity }) => (
    <div key={code}>
      <span className="ui-code">{code}</span>{' '}
      {quantity === 1000 ? null : <span className="ui-faint">{sayQuantity(quantity, row)}</span>}
    </div>
  ));
  return { id: 'barcodes', label: t`Barcodes`, value: codes.length > 0 ? codes : null };
}

/** The product that it is a variant of; nothing for others. */
function useParent(row: ProductRow): readonly KeyValue[] {
  const { t } = useLingui();
  const paths = usePaths();
  const parent = useRow('product', row.variantOf ?? null);
  if (!parent) return [];
  const link = <UiLink to={paths.to(`/apps/products/${parent.id}`)}>{parent.sku}</UiLink>;
  return [{ id: 'variantOf', label: t`Variant of`, value: link }];
}

/** Its type and what it says of itself; nothing without a type, or for who may not see types. [TY7] */
function useType(row: ProductRow): readonly KeyValue[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  const say = useAttributeWords();
  const types = new Map(useRows('productType').map((type) => [type.id, type]));
  const differing = new Set(axesOf(row).map(({ key }) => key));
  const attributes = useAttributesOf(row.type ?? null).filter(({ key }) => !differing.has(key));
  if (!row.type || !types.has(row.type)) return [];
  return [
    { id: 'type', label: t({ context: 'product', message: 'Type' }), value: pathIn(types, row.type, nameOf) },
    ...attributes.map((attribute) => {
      const value = valueOf(row, attribute.key);
      return {
        id: `attr.${attribute.key}`,
        label: nameOf({ name: attribute.label }),
        value: value === undefined ? null : say(attribute, value),
      };
    }),
  ];
}

/** What it comes in besides its stock unit; nothing for most products. */
function usePackagings(row: ProductRow): readonly KeyValue[] {
  const { t } = useLingui();
  const nameOf = useUnitName();
  const sizeOf = useUnitSize();
  const sizeText = useSizeText();
  const packagings = packagingsOf(row);
  if (packagings.length === 0) return [];
  const said = packagings.map((one) => (
    <div key={one.unit}>
      {sizeOf(one, row)} <span className="ui-code">{one.barcode}</span>{' '}
      <span className="ui-faint">{sizeText(one)}</span>
    </div>
  ));
  return [
    { id: 'packagings', label: t`Packagings`, value: said },
    { id: 'bought', label: t`Bought in`, value: nameOf(row.purchaseUnit ?? row.unit) },
    { id: 'sold', label: t`Sold in`, value: nameOf(row.salesUnit ?? row.unit) },
  ];
}

function useTrade(row: ProductRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const model = useModel();
  const { currency } = useCompany();
  const cost = useQuery(['valuation'], row.id, () => averageCost(model, row.id), null);
  const said = cost === null ? null : format.unitPrice(cost, currency);
  return [
    {
      id: 'price',
      label: t`Price without VAT`,
      value: (
        <WithMark row={row} field="price">
          {format.unitPrice(listPriceOf(model.replica.view, row), currency)}
        </WithMark>
      ),
    },
    { id: 'vat', label: t`VAT class`, value: i18n._(vatClassWords[row.vatClass]) },
    ...(model.may('product.viewCost') ? [{ id: 'cost', label: t`Average cost`, value: said }] : []),
    {
      id: 'over',
      label: t`Over-receipt allowed`,
      value: row.overReceipt === null ? null : format.percent(row.overReceipt),
    },
    {
      id: 'inspection',
      label: t`Inspected before it is posted`,
      value: typeof row.inspection === 'number' ? format.percent(row.inspection) : null,
    },
    ...(row.notReturnable ? [{ id: 'returns', label: t`Returns`, value: t`Not taken back` }] : []),
  ];
}
