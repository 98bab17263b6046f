/** A company's log holds one company document, under this id. */
export const COMPANY = 'company';
