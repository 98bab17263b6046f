import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.facts.ts';
import { tradable } from '#model/product/product.rules.ts';
import { useModel } from '../document/model-context.tsx';
import { useCreating } from '../document/on-the-way.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { useProductName } from '../document/product-name.ts';
import { useProductSearch } from './product-search.ts';

interface ProductLine {
  readonly id: string;
  readonly product: string | null;
}

/** An order whose lines are being edited. */
interface OrderLines<Line> {
  readonly value: { readonly lines: readonly Line[] };
  readonly grammar: { take(line: Line, product: ProductRow | null): Line };
  readonly change: (parts: { readonly lines: readonly Line[] }) => void;
  readonly cellError: (line: Line, cell: 'product') => string | undefined;
}

/** The product of an editable line, found by typing among products that are bought, or sold. */
export function useProductColumn<Line extends ProductLine>(
  editor: OrderLines<Line>,
  deal: Parameters<typeof tradable>[2],
): LineColumn<Line> {
  const { t } = useLingui();
  const { replica } = useModel();
  const nameOf = useProductName();
  const creating = useCreating('product');
  const search = useProductSearch((row) => tradable(replica.view, row.id, deal) === null);
  const productOf = (id: string | null): ProductRow | undefined =>
    id === null ? undefined : replica.view.get('product', id);
  const text = (line: Line): string => {
    const row = productOf(line.product);
    return row ? `${row.sku} · ${nameOf(row)}` : '';
  };
  const choose = (line: Line, id: string | null): void => {
    const next = editor.grammar.take(line, productOf(id) ?? null);
    editor.change({ lines: editor.value.lines.map((one) => (one.id === line.id ? next : one)) });
  };
  return {
    id: 'product',
    header: t`Product`,
    width: '40%',
    wide: true,
    text,
    error: (line) => editor.cellError(line, 'product'),
    input: (line, label) => (
      <Autocomplete
        label={label}
        placeholder={t`SKU, name or barcode`}
        value={line.product === null ? null : { value: line.product, label: text(line) }}
        search={search}
        creating={creating}
        onChange={(option) => choose(line, option?.value ?? null)}
      />
    ),
  };
}
