import { useState, type ReactNode } from 'react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { variantsOf } from '#model/areas/products/product/product.variants.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { scanned, type EditedLine, type LineGrammar } from '#views/kit/lines/line-editor.ts';
import { VariantLinesDialog, type Deal } from './variant-lines-dialog.tsx';

interface OrderLines<L extends EditedLine<C>, C extends string> {
  readonly value: { readonly lines: readonly L[]; readonly warehouse: string | null };
  readonly grammar: LineGrammar<L, C, ProductRow>;
  readonly change: (parts: { readonly lines: readonly L[] }) => void;
}

/** How lines of an order take the variants of a product instead of the product itself. */
export interface VariantLines {
  /** Opens the grid of a product's variants, for a line that wanted the product; false if it has none. */
  readonly ask: (product: ProductRow, line?: string) => boolean;
  /** Whether the product is only there as the parent of variants that can be dealt in. */
  readonly isOffered: (product: ProductRow) => boolean;
  /** Render it once. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly parent: ProductRow;
  readonly line: string | undefined;
}

/** The grid of variants that a parent's SKU opens in the lines of an order; quantities become lines. [PR26] */
export function useVariantLines<L extends EditedLine<C>, C extends string>(
  { value, grammar, change }: OrderLines<L, C>,
  deal: Deal,
): VariantLines {
  const model = useModel();
  const { view } = model.replica;
  const [asked, setAsked] = useState<Asked>();
  const take = (quantities: readonly (readonly [ProductRow, number])[]): void => {
    const others = value.lines.filter(({ id }) => id !== asked?.line);
    const lines = quantities.reduce<readonly L[]>(
      (all, [product, quantity]) => scanned(grammar, all, product, quantity, model.newId()),
      others,
    );
    change({ lines });
    setAsked(undefined);
  };
  return {
    ask: (product, line) => {
      if (!isParent(product)) return false;
      setAsked({ parent: product, line });
      return true;
    },
    isOffered: (product) =>
      isParent(product) && variantsOf(view, product.id).some(({ id }) => tradable(view, id, deal) === null),
    dialog: asked && (
      <VariantLinesDialog
        parent={asked.parent}
        deal={deal}
        warehouse={value.warehouse}
        onTaken={take}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
