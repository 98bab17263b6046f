import './product-cell.css';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { ProductPicture } from '#views/kit/file/product-picture.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useLineWords } from './line-words.ts';
import { useProductName } from '#views/kit/document/product-name.ts';

interface OfProduct {
  readonly product: string;
  /** It is a part of the kit in a line before it. */
  readonly ofKit?: unknown;
}

/** The product of a read-only line: its SKU as a link, with its name below. */
export function useReadProductColumn<L extends OfProduct>(): LineColumn<L> {
  const { t } = useLingui();
  const { name } = useLineWords();
  return {
    id: 'product',
    header: t`Product`,
    wide: true,
    text: name,
    render: (line) => <ProductCell line={line} />,
  };
}

/** The product of a line in words, with its picture. */
export function NamedProduct({ line }: { readonly line: OfProduct }) {
  const { name } = useLineWords();
  return (
    <span className="product-cell">
      <ProductPicture product={line.product} look="line" />
      <span>{name(line)}</span>
    </span>
  );
}

function ProductCell({ line }: { readonly line: OfProduct }) {
  const paths = usePaths();
  const nameOf = useProductName();
  const product = useLineWords().productOf(line);
  if (!product) return null;
  return (
    <span className="product-cell" data-part={line.ofKit ? '' : undefined}>
      <ProductPicture product={product.id} look="line" />
      <span>
        <UiLink to={paths.to(`/apps/products/${product.id}`)}>{product.sku}</UiLink>
        <span className="ui-faint">{nameOf(product)}</span>
      </span>
    </span>
  );
}
