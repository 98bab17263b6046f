import { agentKinds } from '#model/areas/setup/agent/agent-kinds.ts';
import type { DocumentRow } from '#model/engine/rows.ts';

type Standing = Pick<DocumentRow, 'state'>;
const among =
  (...states: readonly string[]) =>
  ({ state }: Standing): boolean =>
    states.includes(String(state));

/** It pulls, and is told what happens. */
export const isWorking = among(...agentKinds.connection);
export const isFailing = among('failing');
export const isPaused = among('paused');
/** It is still being set up. */
export const isBeingSetUp = among('configured');
/** It was on, and may be again by itself or by a press. */
export const isInUse = among('connected', 'failing', 'paused');
