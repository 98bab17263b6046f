import { useApp } from '../app/app-context.tsx';
import { useModel } from '../document/model-context.tsx';
import { useDesk } from '../document/use-desk.ts';

/** Calls about connections; what a press asks for is told if it fails. */
export function useConnections() {
  const { connections } = useApp();
  const { company } = useModel();
  return useDesk(() => connections(company));
}
