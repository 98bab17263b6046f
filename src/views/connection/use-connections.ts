import { useApp } from '../app/app-context.tsx';
import { useModel } from '../document/model-context.tsx';
import { useDeskPresses } from '../jobs/use-desk-presses.ts';

/** Calls about connections; what a press asks for is told if it fails. */
export function useConnections() {
  const { connections } = useApp();
  const { company } = useModel();
  return useDeskPresses(() => connections(company));
}
