/** The query of a list as the address holds it: search, state, sort, view and a part for each filter. */
export type ListParts = Readonly<Record<string, string | undefined>>;

/** What a person changed and the address does not say yet. */
export interface Unwritten {
  /** The address as it was seen last. */
  readonly address: ListParts;
  readonly parts: ListParts;
  /** Parts on their way into the address. */
  readonly sent: ListParts;
  /** Names of those parts that become an entry of the history, which Back undoes. */
  readonly steps: readonly string[];
  /** The part that was the last step, while it still says what it was changed to. */
  readonly last: string | null;
}

export const unwritten = (address: ListParts, parts: ListParts): Unwritten => ({
  address,
  parts,
  sent: {},
  steps: [],
  last: null,
});

/** What holds now: the address, and over it what it does not say yet. */
export function effective({ address, parts }: Pick<Unwritten, 'address' | 'parts'>): ListParts {
  return Object.keys(parts).length === 0 ? address : { ...address, ...parts };
}

/** Changes parts within the present entry of the history. */
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

/** A step, unless the last one was of the same part and it goes on saying something: then it is the same step still. */
export function refined(known: Unwritten, name: string, value: string | undefined): Unwritten {
  const isOn = Boolean(effective(known)[name]) && Boolean(value);
  return isOn && known.last === name ? changed(known, { [name]: value }) : stepped(known, { [name]: value });
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

/** A query as the address has it, with its question mark; empty where it says nothing. */
export function queryText(query: ListParts): string {
  const parts = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts).toString()}`;
}
