import './variants.css';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCreating } from '#views/kit/document/on-the-way.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { Button } from '#views/ui/button.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useProductChoice, useProductCodes } from './product-search.ts';
import type { VariantLines } from './use-variant-lines.tsx';
import type { Deal } from './variant-lines-dialog.tsx';

interface ProductLine {
  readonly id: string;
  readonly product: string | null;
}

/** An order whose lines are being edited. */
interface OrderLines<Line> {
  readonly value: { readonly lines: readonly Line[] };
  readonly grammar: {
    take(line: Line, product: ProductRow | null): Line;
    amount(line: Line, quantity: number, product: ProductRow): Line;
  };
  readonly change: (parts: { readonly lines: readonly Line[] }) => void;
  readonly cellError: (line: Line, cell: 'product') => string | undefined;
}

/** The product of an editable line, found by typing among products that are bought, or sold. */
export function useProductColumn<Line extends ProductLine>(
  editor: OrderLines<Line>,
  deal: Deal,
  variants?: VariantLines,
): LineColumn<Line> {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const { replica } = useModel();
  const nameOf = useProductName();
  const productOf = ({ product }: Line): ProductRow | undefined =>
    product === null ? undefined : replica.view.get('product', product);
  const parentOf = (line: Line): ProductRow | undefined => {
    const row = productOf(line);
    return row && isParent(row) ? row : undefined;
  };
  const text = (line: Line): string => {
    const row = productOf(line);
    return row ? `${row.sku} · ${nameOf(row)}` : '';
  };
  return {
    id: 'product',
    header: t`Product`,
    width: '40%',
    wide: true,
    text,
    error: (line) => (parentOf(line) ? sentence('productHasVariants') : editor.cellError(line, 'product')),
    input: (line, label) => (
      <ParentLine parent={parentOf(line)} onAsk={(parent) => variants?.ask(parent, line.id)}>
        <ProductChoice {...{ editor, deal, variants, line, label }} text={text(line)} />
      </ParentLine>
    ),
  };
}

interface ProductChoiceProps<Line> {
  readonly editor: OrderLines<Line>;
  readonly deal: Deal;
  readonly variants: VariantLines | undefined;
  readonly line: Line;
  readonly label: string;
  /** The chosen product in words. */
  readonly text: string;
}

function ProductChoice<Line extends ProductLine>(props: ProductChoiceProps<Line>) {
  const { t } = useLingui();
  const { editor, deal, variants, line, label, text } = props;
  const { view } = useModel().replica;
  const creating = useCreating('product');
  const choice = useProductChoice(
    (row) => tradable(view, row.id, deal) === null || variants?.isOffered(row) === true,
  );
  const codes = useProductCodes();
  const choose = (id: string | null, code?: string): void => {
    const product = id === null ? undefined : view.get('product', id);
    if (product && variants?.ask(product, line.id)) return;
    const taken = editor.grammar.take(line, product ?? null);
    // The code of a packaging stands for all that is in it.
    const found = code === undefined ? undefined : codes(code);
    const counts = product && typeof found === 'object' && found.quantity !== UNIT;
    const next = counts ? editor.grammar.amount(taken, found.quantity, product) : taken;
    editor.change({ lines: editor.value.lines.map((one) => (one.id === line.id ? next : one)) });
  };
  return (
    <Autocomplete
      label={label}
      placeholder={t`SKU, name or barcode`}
      value={line.product === null ? null : { value: line.product, label: text }}
      {...choice}
      creating={creating}
      onChange={(option, code) => choose(option?.value ?? null, code)}
    />
  );
}

interface ParentLineProps {
  /** The product of the line, where it is one with variants: pasted, or kept from before. */
  readonly parent: ProductRow | undefined;
  readonly onAsk: (parent: ProductRow) => void;
  readonly children: ReactNode;
}

/** A line with a product that is only dealt in as its variants has a press that opens their grid. [PR26] */
function ParentLine({ parent, onAsk, children }: ParentLineProps) {
  const { t } = useLingui();
  if (!parent) return children;
  return (
    <div className="variant-line">
      {children}
      <Button
        size="sm"
        icon="layers"
        label={t`Choose variants of ${parent.sku}`}
        onClick={() => onAsk(parent)}
      />
    </div>
  );
}
