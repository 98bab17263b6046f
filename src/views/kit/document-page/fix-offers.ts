import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { withSku } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useFixesOfKinds } from '#views/fixes-of-kinds.ts';
import { useDocumentName, useHeld } from '../document/document-name.ts';
import { PARTY, PRODUCT, WRITTEN } from '../document/mending.ts';
import { isForWantOfGoods } from '../document/want-of-goods.ts';
import { documentPath } from '../document/document-path.ts';
import type { DocumentWords } from '../document/document-words.ts';
import type { Offer } from '../document/fix-offer.ts';
import { useModel } from '../document/model-context.tsx';

interface OffersFor {
  readonly words: DocumentWords;
  readonly document: string;
  /** Triggers another command of the same document. */
  readonly press: (type: string) => void;
}

/** Fixes offered next to a disabled button. */
export function useFixOffers({ words, document, press }: OffersFor): (refusal: Refusal) => readonly Offer[] {
  const { i18n } = useLingui();
  const show = useShowOffer();
  const productOf = useNamedProduct();
  const forStock = useStockOffers();
  const partyOf = usePartyOf(words.kind, document);
  const ofKinds = useFixesOfKinds();
  const give = (type: string): readonly Offer[] => {
    const said = words.commands[type];
    return said && said.button !== false
      ? [{ id: type, label: i18n._(said.label), icon: said.icon, onSelect: () => press(type) }]
      : [];
  };
  return (refusal) => {
    const { code, fix } = refusal;
    if (fix) return fix.document === document ? give(fix.type) : show(fix.kind, fix.document);
    if (WRITTEN.has(code)) return give('update');
    if (PARTY.has(code)) return partyOf().flatMap(({ kind, id }) => show(kind, id));
    const product = productOf(refusal);
    const more = ofKinds({ refusal, document, product });
    if (!product) return more;
    if (isForWantOfGoods(refusal)) return [...forStock(product), ...more];
    return PRODUCT.has(code) ? [...show('product', product.id), ...more] : more;
  };
}

/** Links to a document if the reader may see it. */
function useShowOffer(): (kind: string, id: string) => readonly Offer[] {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const nameOf = useDocumentName();
  return (kind, id) => {
    const path = documentPath(kind, id);
    if (path === undefined || !model.may(`${kind}.view`)) return [];
    return [{ id: `show-${id}`, label: t`Show ${nameOf(kind, id)}`, icon: 'arrowRight', to: paths.to(path) }];
  };
}

/** The product whose SKU a refusal names. */
function useNamedProduct(): (refusal: Refusal) => ProductRow | undefined {
  const { replica } = useModel();
  return ({ params }) => withSku(replica.view, String(params?.['sku'] ?? ''))[0];
}

/** For missing goods: a link to the current stock. */
function useStockOffers(): (product: ProductRow) => readonly Offer[] {
  const { t } = useLingui();
  const paths = usePaths();
  return ({ id, sku }) => {
    const to = paths.to(`/apps/inventory/items/${id}`);
    return [{ id: 'stock', label: t`See the stock of ${sku}`, icon: 'boxes', to }];
  };
}

interface Party {
  readonly kind: 'customer' | 'supplier';
  readonly id: string;
}

/** The customer or supplier of a document. */
function usePartyOf(kind: string, document: string): () => readonly Party[] {
  const held = useHeld();
  return () => {
    const row = held(kind as TableName, document); // a document type's table is named after its kind
    const fields: Readonly<Record<string, unknown>> = { ...row };
    const parties = ['customer', 'supplier'] as const;
    return parties.flatMap((party) => {
      const id = kind === party ? document : fields[party];
      return typeof id === 'string' ? [{ kind: party, id }] : [];
    });
  };
}
