import { useApp } from '../app/app-context.tsx';
import { useModel } from '../document/model-context.tsx';
import { useDeskPresses } from './use-desk-presses.ts';

/** Calls about what the company sends by itself; what a press asks for is told if it fails. */
export function useOutgoing() {
  const { outgoing } = useApp();
  const { company } = useModel();
  return useDeskPresses(() => outgoing(company));
}
