import type { Refusal } from '#model/engine/envelope.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { IconName } from '#views/ui/icon.tsx';

/** A way to fix the cause of a refusal: a page to open, or an action here. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** What was refused, and on which document; `product` is the one named by the refusal. */
export interface Refused {
  readonly refusal: Refusal;
  readonly document: string;
  readonly product: ProductRow | undefined;
}

/** A hook that returns a kind's fixes for some refusals, of its own documents or of others. */
export type UseFixes = () => (refused: Refused) => readonly Offer[];
