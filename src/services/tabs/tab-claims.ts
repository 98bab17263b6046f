/** Milliseconds that a page replaced by a reload may take to release its locks. */
export const PATIENCE = 500;

/**
 * What a tab claims for itself, made known to other tabs by locks: they are released with its page, however it ends.
 */
export interface TabClaims {
  /** Claims a name until `leave`; false if another tab holds it and does not release it. */
  take(name: string): Promise<boolean>;
  leave(name: string): void;
  /** The names other tabs have claimed. */
  others(): Promise<ReadonlySet<string>>;
}

export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/**
 * @param locks undefined in insecure contexts: then each tab gets what it asks for
 * @param what prefix of the locks' names: `lagra-writes-`
 */
export function tabClaims(locks: TabLocks | undefined, what: string): TabClaims {
  if (!locks) return { take: async () => true, leave: () => {}, others: async () => new Set() };
  const claims = new Map<string, Claim>();
  return {
    take: async (name) => {
      const claim = claims.get(name) ?? claimOf(locks, what + name);
      claims.set(name, claim);
      const isMine = await claim.isMine;
      if (!isMine && claims.get(name) === claim) claims.delete(name);
      return isMine;
    },
    leave: (name) => {
      claims.get(name)?.end();
      claims.delete(name);
    },
    others: async () => {
      const { held = [] } = await locks.query().catch(() => ({ held: [] }));
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(what));
      return new Set(names.map((name) => name.slice(what.length)).filter((name) => !claims.has(name)));
    },
  };
}

interface Claim {
  readonly isMine: Promise<boolean>;
  end(): void;
}

/** Requests a lock, and holds it until `end`. */
function claimOf(locks: TabLocks, lock: string): Claim {
  const waiting = new AbortController();
  let end = (): void => waiting.abort();
  const isMine = new Promise<boolean>((tell) => {
    const patience = setTimeout(() => waiting.abort(), PATIENCE);
    const hold = async (): Promise<void> => {
      clearTimeout(patience);
      tell(true);
      if (!waiting.signal.aborted) await new Promise<void>((done) => (end = done));
    };
    // If locks do not work, a tab trusts its storage.
    const fail = (): void => tell(!waiting.signal.aborted);
    locks.request(lock, { signal: waiting.signal }, hold).catch(fail);
  });
  return { isMine, end: () => end() };
}
