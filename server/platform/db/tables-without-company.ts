/** Tables that belong to no single company, each with the reason. A table that is neither here nor secured fails the tests. */
export const tablesWithoutCompany: Readonly<Record<string, string>> = {};
