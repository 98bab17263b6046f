import type { Step, WaitingRoom } from '../../server/platform/observe/waiting-room.d.mts';

export function waitAtPlace(
  stepsNow: () => readonly Step[],
  env?: { readonly PORT?: string; readonly HOST?: string },
): Promise<WaitingRoom>;
