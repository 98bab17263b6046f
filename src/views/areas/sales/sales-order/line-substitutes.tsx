import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { inStock } from '#views/kit/lines/line-editor.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { lineStock } from './line-stock.ts';
import type { DraftLine } from './sales-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

interface LineSubstitutesProps {
  readonly editor: OrderEditor;
  /** A line that wants more than is free of its product. */
  readonly line: DraftLine;
}

/** Offers what is sold in place of a product that is short, with what is free of each; nothing without any. [PR27] */
export function LineSubstitutes({ editor, line }: LineSubstitutesProps) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  const offered = useOffered(editor, line);
  if (offered.length === 0) return null;
  const take = (product: ProductRow): void => {
    const { grammar, value, change } = editor;
    const taken = grammar.take(line, product);
    const next = grammar.amount(taken, inStock(line) ?? line.quantity, product);
    change({ lines: value.lines.map((one) => (one.id === line.id ? next : one)) });
  };
  return (
    <ButtonMenu
      label={t`Substitutes`}
      icon="arrowsExchange"
      size="sm"
      variant="quiet"
      items={offered.map(({ product, free }) => ({
        id: product.id,
        label: `${product.sku} · ${nameOf(product)}`,
        hint: sayQuantity(free, product),
        onSelect: () => take(product),
      }))}
    />
  );
}

interface Offered {
  readonly product: ProductRow;
  readonly free: number;
}

/** The substitutes that may be sold, and of which some is free, in the order of the product. */
function useOffered({ value: { warehouse } }: OrderEditor, line: DraftLine): readonly Offered[] {
  const model = useModel();
  const { view } = model.replica;
  const short = line.product === null ? undefined : view.get('product', line.product);
  if (!short || warehouse === null) return [];
  return (short.substitutes ?? []).flatMap((id) => {
    const product = view.get('product', id);
    const free = lineStock(model, { id: line.id, product: id }, warehouse)?.free ?? 0;
    return product && free > 0 && tradable(view, id, 'sell') === null ? [{ product, free }] : [];
  });
}
