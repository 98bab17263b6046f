import { agentKinds } from '#model/areas/setup/agent/agent-kinds.ts';
import type { DocumentRow } from '#model/engine/rows.ts';

type Standing = Pick<DocumentRow, 'state'>;

// Those in which changes travel, and in which a pairing acts in its company.
const working: ReadonlySet<unknown> = new Set(agentKinds.pairing);
const compared: ReadonlySet<unknown> = new Set(['matching', ...agentKinds.pairing, 'paused']);
const invited: ReadonlySet<unknown> = new Set(['invited']);
const over: ReadonlySet<unknown> = new Set(['unpaired']);
const inConflict: ReadonlySet<unknown> = new Set(['conflict']);
const matching: ReadonlySet<unknown> = new Set(['matching']);

/** Whether changes travel, as far as this company is concerned. */
export const isWorking = ({ state }: Standing): boolean => working.has(state);

/** [MS2] Whether the company has let the other one see what is to be matched. */
export const isCompared = ({ state }: Standing): boolean => compared.has(state);

/** Whether somebody has to settle something. */
export const isInConflict = ({ state }: Standing): boolean => inConflict.has(state);
export const isMatching = ({ state }: Standing): boolean => matching.has(state);
export const isOpenInvitation = ({ state }: Standing): boolean => invited.has(state);
export const isOver = ({ state }: Standing): boolean => over.has(state);
