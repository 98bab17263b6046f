import type { Observation } from '../kernel/conform.ts';

export interface CategorySeen extends Observation {
  /** A category in use lies below it. */
  child: boolean;
  /** A product in use is in it. */
  product: boolean;
  /** It lies below another one. */
  below: boolean;
}

export interface RoleSeen extends Observation {
  /** A member has it. */
  used: boolean;
  /** It holds a permission that whoever edits it does not. */
  strong: boolean;
}

export interface CompanySeen extends Observation {
  named: 'nothing' | 'first' | 'second';
  /** The books are closed up to some day. */
  closed: boolean;
}

type FileWord = 'none' | 'there' | 'removed';

export interface FilesSeen extends Observation {
  /** What has become of the file that the person attached, and of another person's. */
  own: FileWord;
  other: FileWord;
  /** The document that they belong to is there. */
  there: boolean;
  /** The person may edit the document. */
  editor: boolean;
  /** Whether the document has become another by its files. */
  touched: boolean;
}
