/** `purchaseOrder` as SQL writes it: `purchase_order`. */
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The SQL table that holds the rows of a table of the model. */
export const rowTable = (table: string): string => `row_${snake(table)}`;

/** The column of a row's one key in an index. */
export const keyColumn = (index: string): string => `key_${snake(index)}`;

/** The SQL table of an index in which a row may stand under several keys. */
export const keyTable = (table: string, index: string): string => `key_${snake(table)}_${snake(index)}`;
