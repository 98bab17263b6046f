/** Where requests for quotation are. */
export const REQUESTS = '/apps/purchasing/quote-requests';
