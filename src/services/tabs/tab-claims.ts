/** Milliseconds that the page which a reload replaces may take to let go of its locks. */
export const PATIENCE = 500;

/** What a tab has for itself, told to the other tabs of the browser by locks: they end with its page, however that ends. */
export interface TabClaims {
  /** Holds what has this name until it is left; false where another tab holds it and goes on holding it. */
  take(name: string): Promise<boolean>;
  leave(name: string): void;
  /** The names that other tabs hold. */
  others(): Promise<ReadonlySet<string>>;
}

export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/**
 * @param locks undefined where the page is not secure: then each tab has what it asks for
 * @param what the locks' names begin with: `lagra-writes-`
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

/** Asks for a lock, and holds it until the end. */
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
    // Without locks that work, a tab believes its storage, as ever.
    const fail = (): void => tell(!waiting.signal.aborted);
    locks.request(lock, { signal: waiting.signal }, hold).catch(fail);
  });
  return { isMine, end: () => end() };
}
