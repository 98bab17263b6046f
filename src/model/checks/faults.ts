/** Codes of faults by the path of their field. */
export type Faults = Readonly<Record<string, string>>;
