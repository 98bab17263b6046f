import { Suspense, useSyncExternalStore } from 'react';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useApp } from '#views/navigation/app-context.tsx';

const ProofDialog = partOnDemand(async () => (await import('../auth/proof-dialog.tsx')).ProofDialog);

/** The question who the person is, while something waits for it. */
export function ProofPart() {
  const { proofDesk } = useApp();
  const isAsking = useSyncExternalStore(proofDesk.subscribe, proofDesk.isAsking);
  return <Suspense fallback={null}>{isAsking && <ProofDialog onSettled={proofDesk.settle} />}</Suspense>;
}
