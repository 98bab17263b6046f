import type { RefusalTexts } from '../kind-texts.ts';
import type { Text, Texts } from '../text.ts';

/** The texts of a connector. */
export interface ConnectorTexts extends RefusalTexts {
  /** As `ConnectorSpec` has it. */
  readonly connector: string;
  readonly name: Text;
  /** What it does, in a sentence. */
  readonly about: Text;
  /** The name of the other side, in sentences: `Shopify`. */
  readonly other: Text;
  /** By field of the settings. */
  readonly labels: Texts;
  readonly hints?: Texts;
  /** `field.option`, for fields of choice. */
  readonly options?: Texts;
  /** By flow: `Orders`. */
  readonly flows: Texts;
  /** What is to be done at the other side first, shown above the credentials; in sentences. */
  readonly before?: Text;
}
