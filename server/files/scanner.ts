/** Looks for malware in content that came in. */
export interface Scanner {
  /** What was found in a file, or null. Rejects if that is not known: the file is refused then. */
  find(path: string): Promise<string | null>;
}

/** Where no scanner is set up. */
export const noScanner: Scanner = { find: () => Promise.resolve(null) };
