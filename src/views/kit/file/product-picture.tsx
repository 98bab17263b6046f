import './product-picture.css';
import type { ReactNode } from 'react';
import { mainImage } from '#model/areas/products/product/product.images.ts';
import { useModel, useRow } from '../document/model-context.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface ProductPictureProps {
  readonly product: string | null | undefined;
  /** In a row of a list, in a line of a document, in the head of a page, or on a card at arm's length. */
  readonly look: 'row' | 'line' | 'head' | 'card';
  /** Default: none, since the name of the product stands beside it. */
  readonly alt?: string | undefined;
  /** Shown where there is none. */
  readonly otherwise?: ReactNode;
}

/** The main picture of a product. [PPI1] */
export function ProductPicture({ product = null, look, alt = '', otherwise = null }: ProductPictureProps) {
  const { company } = useModel();
  const row = useRow('product', product);
  const files = useRow('file', product);
  const image = mainImage(row, files);
  if (product === null || !image) return otherwise;
  return (
    <Thumbnail
      place={{ company, kind: 'product', document: product }}
      file={image.id}
      size={look === 'card' || look === 'head' ? '320' : '64'}
      alt={alt}
      className="product-picture"
      look={look}
      otherwise={otherwise}
    />
  );
}
