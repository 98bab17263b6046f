/** What a variant may take from its parent instead of saying it. [PR24] */
export const inheritedFields = ['price', 'weight', 'suppliers'] as const;
export type InheritedField = (typeof inheritedFields)[number];
