export const ASSEMBLIES = '/apps/inventory/assemblies';

export const pathOf = (id: string): string => `${ASSEMBLIES}/${id}`;

/** Where an assembly is worked on with a phone or a scanner. */
export const scanPath = (id: string): string => `${pathOf(id)}/scan`;

/** The address of a new assembly that begins with a bundle. */
export const newAssemblyPath = (product: string): string => `${ASSEMBLIES}/create?product=${product}`;
