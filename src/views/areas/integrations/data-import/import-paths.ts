/** The address of imports. */
export const IMPORTS = '/apps/integrations/import';

/** The address of one. */
export const pathOf = (id: string): string => `${IMPORTS}/${id}`;
