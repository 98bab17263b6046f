/** Milliseconds that the page which a reload replaces may take to let go of its locks. */
export const PATIENCE = 500;

const PREFIX = 'lagra-writes-';

/** Which forms a tab writes, told to the other tabs of the browser by locks: they end with its page, however that ends. */
export interface FormClaims {
  /** Holds the form until it is left; false where another tab holds it and goes on holding it. */
  take(form: string): Promise<boolean>;
  leave(form: string): void;
  /** What other tabs hold. */
  others(): Promise<ReadonlySet<string>>;
}

export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/** @param locks undefined where the page is not secure: then each tab has what it asks for */
export function formClaims(locks: TabLocks | undefined): FormClaims {
  if (!locks) return { take: async () => true, leave: () => {}, others: async () => new Set() };
  const claims = new Map<string, Claim>();
  return {
    take: async (form) => {
      const claim = claims.get(form) ?? claimOf(locks, form);
      claims.set(form, claim);
      const isMine = await claim.isMine;
      if (!isMine && claims.get(form) === claim) claims.delete(form);
      return isMine;
    },
    leave: (form) => {
      claims.get(form)?.end();
      claims.delete(form);
    },
    others: async () => {
      const { held = [] } = await locks.query().catch(() => ({ held: [] }));
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
      return new Set(names.map((name) => name.slice(PREFIX.length)).filter((form) => !claims.has(form)));
    },
  };
}

interface Claim {
  readonly isMine: Promise<boolean>;
  end(): void;
}

/** Asks for the lock of a form, and holds it until the end. */
function claimOf(locks: TabLocks, form: string): Claim {
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
    locks.request(PREFIX + form, { signal: waiting.signal }, hold).catch(fail);
  });
  return { isMine, end: () => end() };
}
