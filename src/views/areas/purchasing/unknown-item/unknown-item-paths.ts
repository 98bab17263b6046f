export const UNKNOWN_ITEMS = '/apps/purchasing/unknown-items';
export const unknownItemPath = (id: string): string => `${UNKNOWN_ITEMS}/${id}`;
