import { useAccount } from '#views/navigation/use-account.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useAsync } from '#views/ui/use-async.ts';

/** Keeps the card that the provider's page asked for, when it leads back here; says whether that failed. */
export function useReturnedSetup(): 'none' | 'failed' {
  const { payments } = useAccount();
  const [query] = useAddress();
  const setup = query['setup_intent'];
  const kept = useAsync(`setup ${setup ?? ''}`, async () => {
    if (setup !== undefined) await payments.attach(setup, null);
    return true;
  });
  return kept.status === 'failed' ? 'failed' : 'none';
}
