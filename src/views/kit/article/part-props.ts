/** What a part of an article is given; it is made from the running definitions. */
export interface PartProps {
  /** What it is about: a kind of document, a table of the import, a picture; empty if the part has no object. */
  readonly of: string;
}
