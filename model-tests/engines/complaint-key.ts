/** Key in the tab's storage, where `watch-console.ts` keeps a list of texts. */
export const complaintKey = 'complaints';
