import { useSearch } from '@tanstack/react-router';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useOnChange } from '#views/ui/use-on-change.ts';

interface Lines<Line> {
  readonly value: { readonly lines: readonly Line[] };
  readonly grammar: {
    readonly blank: (id: string) => Line;
    readonly take: (line: Line, product: ProductRow | null) => Line;
  };
  readonly change: (parts: { readonly lines: readonly Line[] }) => void;
}

/** Puts a product that was created on the way into the line that wanted it: the first one without. */
export function useArrivedProduct<Line extends { readonly id: string; readonly product: string | null }>(
  editor: Lines<Line>,
): void {
  const model = useModel();
  const { product: asked } = useSearch({ strict: false }) as { readonly product?: string }; // as in the address
  const product = useRow('product', asked ?? null);
  useOnChange(product?.id, (id) => {
    const { lines } = editor.value;
    if (!product || lines.some((line) => line.product === id)) return;
    const at = lines.findIndex((line) => line.product === null);
    const line = editor.grammar.take(lines[at] ?? editor.grammar.blank(model.newId()), product);
    editor.change({ lines: at < 0 ? [...lines, line] : lines.with(at, line) });
  });
}
