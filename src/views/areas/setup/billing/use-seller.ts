import { useAccount } from '#views/navigation/use-account.ts';
import { useAsync } from '#views/ui/use-async.ts';

/** Who sells Lagra here, and takes payments for it; null until that is known. */
export function useSeller() {
  const { payments } = useAccount();
  const told = useAsync('seller', () => payments.seller());
  return told.status === 'ready' ? told.value : null;
}
