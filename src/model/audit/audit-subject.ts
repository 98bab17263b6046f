/** A document, with what it is called; null where it has no name, or the reader may not see it. */
export interface AuditSubject {
  readonly kind: string;
  readonly document: string;
  readonly name: string | null;
}
