import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { installMachine } from '#machines/install/install.machine.ts';
import { hearInstallOffer } from '#services/shell/install-offer.ts';

/** The application as one of the device's own, where the browser offers that; started at once, for it offers early. */
export function createInstall(): ActorRefFrom<typeof installMachine> {
  const offer = hearInstallOffer(window, {
    onAvailable: () => actor.send({ type: 'available' }),
    onInstalled: () => actor.send({ type: 'installed' }),
  });
  const actor = createActor(
    installMachine.provide({ actors: { ask: fromPromise(() => offer.ask()) } }),
  ).start();
  return actor;
}
