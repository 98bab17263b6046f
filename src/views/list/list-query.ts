/** The query of a list as the address holds it: search, state, sort, view and a part for each filter. */
export type ListParts = Readonly<Record<string, string | undefined>>;

/** What a person changed and the address does not say yet. */
export interface Unwritten {
  /** The address as it was seen last. */
  readonly address: ListParts;
  readonly parts: ListParts;
  /** Parts on their way into the address. */
  readonly sent: ListParts;
}

/** What holds now: the address, and over it what it does not say yet. */
export function effective({ address, parts }: Pick<Unwritten, 'address' | 'parts'>): ListParts {
  return Object.keys(parts).length === 0 ? address : { ...address, ...parts };
}

/**
 * Follows the address. A part that arrived as it was sent is done with, unless it was changed again since; a part that
 * the address changed by itself (back, forward, a link) gives way to it; the others are still to be written.
 */
export function follow(known: Unwritten, address: ListParts): Unwritten {
  const isOpen = ([name, value]: readonly [string, string | undefined]): boolean => {
    if (address[name] === known.address[name]) return address[name] !== value;
    return name in known.sent && address[name] === known.sent[name] && value !== known.sent[name];
  };
  const parts = Object.fromEntries(Object.entries(known.parts).filter(isOpen));
  const sent = Object.fromEntries(Object.entries(known.sent).filter(([name]) => name in parts));
  return { address, parts, sent };
}
