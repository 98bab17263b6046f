/** What a system calls a field in its exports, by our field; several heads are parted by `|`. */
export type SystemFields = Readonly<Record<string, string>>;

/** The heads of a system's exports in one language. A system that is missing is added to one of the lists beside this file, and nowhere else. */
export interface SystemHeads {
  readonly system: string;
  /** ISO 639-1. */
  readonly language: 'en' | 'sv' | 'nb' | 'da' | 'de' | 'fr' | 'fi' | 'nl';
  /** Heads that only this system writes: a file with one of them is its own. */
  readonly tells?: string;
  /** Its prices are with or without VAT as its owner has set it, which its files do not tell. */
  readonly leavesVatOpen?: true;
  readonly products?: SystemFields;
  readonly parties?: SystemFields;
  readonly stock?: SystemFields;
  readonly orders?: SystemFields;
  readonly listPrices?: SystemFields;
}
