import type { ProductForm } from './product.facts.ts';

/** Only the parent of its variants: it is neither bought nor sold, nor in stock. [PR20] */
export const isParent = ({ kind }: Pick<ProductForm, 'kind'>): boolean => kind === 'variants';
