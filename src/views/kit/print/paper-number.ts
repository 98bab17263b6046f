import { createContext } from 'react';

/** The number of the document that a paper is of; null: it has none yet. */
export const PaperNumber = createContext<string | null>(null);
