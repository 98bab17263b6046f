import type { Lifecycle, Phase } from './lifecycle.ts';
import { openWaitingRoom, type Step, type WaitingRoom } from './waiting-room.mjs';

/** Who answers until the server does, and what the server waits for. */
export interface Lobby extends WaitingRoom {
  /** Tells what the start is at, and how far where that is known. */
  tell(step: Step & { readonly phase: Phase }): void;
  /** Resolves once the web app is built; rejects if the launcher, which builds it, is gone. */
  webApp(): Promise<void>;
}

/** A process that may have a channel to who started it. */
export type Launched = Pick<NodeJS.Process, 'connected' | 'on' | 'off'> &
  Partial<Pick<NodeJS.Process, 'send'>>;

/**
 * [OB9] Under `npm start` the launcher listens, as it has done since before the server could: it is told each step, says
 * when the web app is built, and gives the address free when asked. Else the server itself listens meanwhile.
 */
export async function openLobby(
  address: { readonly host: string; readonly port: number },
  lifecycle: Lifecycle,
  launched: Launched = process,
): Promise<Lobby> {
  if (launched.connected) return throughLauncher(lifecycle, launched);
  let now: Step = lifecycle;
  const room = await openWaitingRoom(address, () => [now]);
  return {
    close: room.close,
    webApp: async () => undefined,
    tell: (step) => void ((lifecycle.phase = step.phase), (now = step)),
  };
}

const throughLauncher = (lifecycle: Lifecycle, launched: Launched): Lobby => ({
  close: () => waitFor(launched, 'address'),
  webApp: () => waitFor(launched, 'webApp'),
  tell(step) {
    lifecycle.phase = step.phase;
    if (launched.connected) launched.send?.({ step });
  },
});

/** Asks the launcher for something and resolves once it is there. */
function waitFor(launched: Launched, wanted: 'address' | 'webApp'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => (): void => {
      launched.off('message', hear);
      launched.off('disconnect', onGone);
      done();
    };
    const hear = (message: unknown): void => {
      if ((message as { there?: unknown } | null)?.there === wanted) settle(resolve)(); // as scripts/starting says it
    };
    const onGone = settle(() => reject(new Error('the launcher ended before the server was ready')));
    launched.on('message', hear);
    launched.on('disconnect', onGone);
    launched.send?.({ wants: wanted });
  });
}
