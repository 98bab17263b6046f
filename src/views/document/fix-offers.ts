import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { ProductRow } from '#model/product/product.events.ts';
import { usePaths } from '../app/use-paths.ts';
import { usePurchaseMore } from '../purchase-order/use-purchase-more.ts';
import type { IconName } from '../ui/icon.tsx';
import { useDocumentName, useHeld } from './document-name.ts';
import { documentPath } from './document-path.ts';
import type { DocumentWords } from './document-words.ts';
import { useModel } from './model-context.tsx';

/** A way to mend what a refusal names: a page to go to, or something to do here. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** Refusals for want of goods: `params.sku` names the product. */
const STOCK = new Set(['lastUnitTaken', 'notFree', 'completeOnly', 'insufficientStock', 'reservedByOthers']);
/** Refusals that lie with the customer or the supplier of the document. */
const PARTY = new Set([
  'creditExceeded',
  'customerBlocked',
  'currencyOfCustomer',
  'supplierNotActive',
  'ordersOpen',
]);
/** Refusals that lie in what is written on the document. */
const WRITTEN = new Set([
  'noLines',
  'addressMissing',
  'priceMissing',
  'noVatRate',
  'unknownCustomer',
  'supplierMissing',
  'vatNumberMissing',
]);
/** Refusals that lie with a product: `params.sku` names it. */
const PRODUCT = new Set(['productNotActive', 'productTwice']);

interface OffersFor {
  readonly words: DocumentWords;
  readonly document: string;
  /** Gives another command of the same document. */
  readonly press: (type: string) => void;
}

/** What can be offered beside a button that is off, so that it need not stay so. */
export function useFixOffers({ words, document, press }: OffersFor): (refusal: Refusal) => readonly Offer[] {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const held = useHeld();
  const model = useModel();
  const nameOf = useDocumentName();
  const purchaseMore = usePurchaseMore();
  const show = (kind: string, id: string): readonly Offer[] => {
    const path = documentPath(kind, id);
    if (path === undefined || !model.may(`${kind}.view`)) return [];
    return [{ id: `show-${id}`, label: t`Show ${nameOf(kind, id)}`, icon: 'arrowRight', to: paths.to(path) }];
  };
  const productOf = ({ params }: Refusal): ProductRow | undefined =>
    model.replica.view.by('product', 'sku', String(params?.['sku'] ?? '').toLowerCase())[0];
  const forStock = (refusal: Refusal): readonly Offer[] => {
    const product = productOf(refusal);
    if (!product) return [];
    const item = paths.to(`/apps/inventory/items/${product.id}`);
    const buy = purchaseMore(product);
    return [
      { id: 'stock', label: t`See the stock of ${product.sku}`, icon: 'boxes', to: item },
      ...(buy
        ? [{ id: 'buy', label: t`Order more of ${product.sku}`, icon: 'shoppingBag', onSelect: buy } as const]
        : []),
    ];
  };
  const partyOf = (): readonly Offer[] => {
    const row: Readonly<Record<string, unknown>> = { ...held(words.kind as TableName, document) }; // a document type's table has its kind's name
    if (typeof row['customer'] === 'string') return show('customer', row['customer']);
    return typeof row['supplier'] === 'string' ? show('supplier', row['supplier']) : [];
  };
  return (refusal) => {
    const { code, fix } = refusal;
    if (fix && fix.document === document) {
      const said = words.commands[fix.type];
      return said
        ? [{ id: fix.type, label: i18n._(said.label), icon: said.icon, onSelect: () => press(fix.type) }]
        : [];
    }
    if (fix) return show(fix.kind, fix.document);
    if (STOCK.has(code)) return forStock(refusal);
    if (PARTY.has(code)) return partyOf();
    const product = PRODUCT.has(code) ? productOf(refusal) : undefined;
    if (product) return show('product', product.id);
    const edit = WRITTEN.has(code) ? words.commands['update'] : undefined;
    return edit
      ? [{ id: 'update', label: i18n._(edit.label), icon: edit.icon, onSelect: () => press('update') }]
      : [];
  };
}
