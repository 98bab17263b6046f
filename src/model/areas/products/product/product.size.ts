import type { ProductForm } from './product.facts.ts';

type Size = Pick<ProductForm, 'length' | 'width' | 'height'>;

/** Length, width and height in millimetres; undefined if none is said. */
export function sizeOf({ length = 0, width = 0, height = 0 }: Size): readonly number[] | undefined {
  return length + width + height > 0 ? [length, width, height] : undefined;
}
