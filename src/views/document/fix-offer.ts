import type { Refusal } from '#model/engine/envelope.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import type { IconName } from '../ui/icon.tsx';

/** A way to mend what a refusal names: a page to go to, or something to do here. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** What was refused, of which document; the product is the one that the refusal names. */
export interface Refused {
  readonly refusal: Refusal;
  readonly document: string;
  readonly product: ProductRow | undefined;
}

/** A hook that says what a kind offers for some refusals, of its own documents or of others. */
export type UseFixes = () => (refused: Refused) => readonly Offer[];
