import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { installMachine } from '#machines/app/install/install.machine.ts';
import { hearInstallOffer } from '#services/shell/install-offer.ts';

/** Installing the application, if the browser offers it; started immediately, because the offer comes early. */
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
