/** Bytes of the largest file of a bank that is read: some 30,000 entries. */
export const LARGEST_BANK_FILE = 20 * 1024 * 1024;
