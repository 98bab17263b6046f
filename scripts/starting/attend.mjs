/** Phases of the server that are no step of a start. */
const outside = new Set(['ready', 'stopping']);

/**
 * Attends a server that starts while the web app may still be built and `room` listens at its address: shows its steps,
 * lets it go on once `webApp` resolves, and gives it the address when it asks. Resolves once it is ready; never, if it
 * ends before.
 */
export function attend(server, { progress, room, webApp }) {
  const gettingThere = { webApp: () => webApp, address: () => room.close() };
  return new Promise((resolve) => {
    let phase;
    server.on('message', ({ step, wants }) => {
      if (wants in gettingThere)
        void gettingThere[wants]().then(() => server.connected && server.send({ there: wants }));
      if (!step) return;
      if (step.phase !== phase) progress.end(phase);
      ({ phase } = step);
      if (!outside.has(phase)) progress.tell(phase, step.done, step.of);
      if (phase !== 'ready') return;
      server.disconnect();
      resolve();
    });
  });
}
