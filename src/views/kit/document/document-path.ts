import { placeOf } from '#views/kind-registry.ts';

/** The address of a document's page without its locale; undefined for a kind without pages. */
export const documentPath = (kind: string, id: string): string | undefined => placeOf(kind)?.path(id);
