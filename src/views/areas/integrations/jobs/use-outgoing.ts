import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useDesk } from '#views/kit/document/use-desk.ts';

/** Calls about what the company sends by itself. */
export function useOutgoing() {
  const { outgoing } = useApp();
  const { company } = useModel();
  return useDesk(() => outgoing(company));
}
