/** The query of a list as stored in the address: search, state, sort, view and a part for each filter. */
export type ListParts = Readonly<Record<string, string | undefined>>;

/** Changes that are not in the address yet. */
export interface Unwritten {
  /** The address as last seen. */
  readonly address: ListParts;
  readonly parts: ListParts;
  /** Parts being written to the address. */
  readonly sent: ListParts;
  /** Names of the parts that become a history entry, which Back undoes. */
  readonly steps: readonly string[];
  /** The part changed by the last step, while it still has that step's value. */
  readonly last: string | null;
}

export const unwritten = (address: ListParts, parts: ListParts): Unwritten => ({
  address,
  parts,
  sent: {},
  steps: [],
  last: null,
});

/** The current query: the address, overlaid with the unwritten changes. */
export function effective({ address, parts }: Pick<Unwritten, 'address' | 'parts'>): ListParts {
  return Object.keys(parts).length === 0 ? address : { ...address, ...parts };
}

/** Changes parts within the current history entry. */
export const changed = (known: Unwritten, parts: ListParts): Unwritten => ({
  ...known,
  parts: { ...known.parts, ...parts },
});

/** Changes parts as a step that Back undoes. */
export function stepped(known: Unwritten, parts: ListParts): Unwritten {
  const names = Object.keys(parts);
  return {
    ...changed(known, parts),
    steps: [...new Set([...known.steps, ...names])],
    last: names.length === 1 ? (names[0] ?? null) : null,
  };
}

/** A step, unless the last step changed the same part and that is still set: then it extends the last step. */
export function refined(known: Unwritten, name: string, value: string | undefined): Unwritten {
  const isOn = Boolean(effective(known)[name]) && Boolean(value);
  return isOn && known.last === name ? changed(known, { [name]: value }) : stepped(known, { [name]: value });
}

/**
 * Follows the address. A part that arrived as sent is done, unless it was changed again since; a part that the address
 * changed by itself (back, forward, a link) takes the address's value; all others are still to be written.
 */
export function follow(known: Unwritten, address: ListParts): Unwritten {
  const isOpen = ([name, value]: readonly [string, string | undefined]): boolean => {
    if (address[name] === known.address[name]) return address[name] !== value;
    return name in known.sent && address[name] === known.sent[name] && value !== known.sent[name];
  };
  const parts = Object.fromEntries(Object.entries(known.parts).filter(isOpen));
  const sent = Object.fromEntries(Object.entries(known.sent).filter(([name]) => name in parts));
  const { last } = known;
  const isLast = last !== null && effective({ address, parts })[last] === effective(known)[last];
  return {
    address,
    parts,
    sent,
    steps: known.steps.filter((name) => name in parts),
    last: isLast ? last : null,
  };
}

/** A query as a URL search string with its question mark; empty if the query is. */
export function queryText(query: ListParts): string {
  const parts = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts).toString()}`;
}
