/** The part of a document's address that asks for its work in full screen. */
export const SCANNING = 'scan';
