import { createContext, useContext } from 'react';
import type { KeptSecret } from '#model/areas/integrations/api-client/api-client.kind.ts';
import { keptOf, newSecret, SECRET_PREFIX } from '#model/areas/integrations/api-client/client-secret.ts';
import { useAsync } from '#views/ui/use-async.ts';

/** A secret as this page made it: the server gets to know what is kept of it alone. */
export interface MadeSecret {
  readonly secret: string;
  readonly kept: KeptSecret;
}

/** Where a secret is put that was given to a client: it is shown once the server has it. */
export const IssuedSecret = createContext<(made: MadeSecret) => void>(() => undefined);
export const useIssuedSecret = (): ((made: MadeSecret) => void) => useContext(IssuedSecret);

/** A new secret; null while it is made, and where the page is not served over https. */
export function useNewSecret(): MadeSecret | null {
  const made = useAsync('secret', async () => {
    const secret = newSecret((bytes) => crypto.getRandomValues(bytes));
    return { secret, kept: await keptOf(secret) };
  });
  return made.status === 'ready' ? made.value : null;
}

/** What is shown of a secret afterwards. */
export const masked = ({ lastFour }: KeptSecret): string => `${SECRET_PREFIX}…${lastFour}`;

/** Secrets are hashed by the browser, which does so in secure contexts alone. */
export const canMakeSecrets = (): boolean => globalThis.isSecureContext !== false;
