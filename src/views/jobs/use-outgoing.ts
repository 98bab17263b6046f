import { useApp } from '../app/app-context.tsx';
import { useModel } from '../document/model-context.tsx';
import { useDesk } from '../document/use-desk.ts';

/** Calls about what the company sends by itself. */
export function useOutgoing() {
  const { outgoing } = useApp();
  const { company } = useModel();
  return useDesk(() => outgoing(company));
}
