import { createContext, use } from 'react';
import type { EInvoice } from './use-e-invoice.ts';

/** How the invoice of a page stands as an e-invoice: worked out once, for its menu and for its notice. */
export const EInvoiceContext = createContext<EInvoice>({ faults: [], isTaken: false });

export const useShownEInvoice = (): EInvoice => use(EInvoiceContext);
