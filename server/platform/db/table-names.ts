/** `purchaseOrder` in SQL: `purchase_order`. */
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The SQL table for the rows of a table of the model. */
export const rowTable = (table: string): string => `row_${snake(table)}`;

/** The column of a single-key index. */
export const keyColumn = (index: string): string => `key_${snake(index)}`;

/** The SQL table of a multi-key index. */
export const keyTable = (table: string, index: string): string => `key_${snake(table)}_${snake(index)}`;

/** The function that finds texts of the transaction's company in an SQL table, in the schema of its role. */
export const findFunction = (sqlTable: string): string => `find_${sqlTable}`;
