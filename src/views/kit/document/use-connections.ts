import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useDesk } from '#views/kit/document/use-desk.ts';

/** Calls about connections; what a press asks for is told if it fails. */
export function useConnections() {
  const { connections } = useApp();
  const { company } = useModel();
  return useDesk(() => connections(company));
}
