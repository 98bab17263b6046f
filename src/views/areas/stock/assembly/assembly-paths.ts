export const ASSEMBLIES = '/apps/inventory/assemblies';

export const pathOf = (id: string): string => `${ASSEMBLIES}/${id}`;

/** Where an assembly is worked on with a phone or a scanner. */
export const scanPath = (id: string): string => `${pathOf(id)}/scan`;
