import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Home } from './embedded-server.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const held = new Map<() => Promise<void>, Home>();

/**
 * Ties a server to the end of this process. On a signal nobody else handles, it is stopped and the signal then takes
 * effect; if the application handles the signal, it stops the server in its own order. Returns a function that unties
 * it.
 */
export function stopWithProcess(home: Home, stop: () => Promise<void>): () => void {
  if (held.size === 0) hook();
  held.set(stop, home);
  return () => {
    held.delete(stop);
    if (held.size === 0) unhook();
  };
}

function hook(): void {
  for (const signal of signals) process.on(signal, onSignal);
  process.on('exit', onExit);
}

function unhook(): void {
  for (const signal of signals) process.off(signal, onSignal);
  process.off('exit', onExit);
}

function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  void Promise.allSettled([...held.keys()].map((stop) => stop())).then(() =>
    process.kill(process.pid, signal),
  );
}

/** Nothing can be awaited here: a small process that outlives this one releases the lease for it. */
function onExit(): void {
  const reaper = join(import.meta.dirname, 'embedded-reaper.ts');
  for (const home of held.values()) {
    spawn(process.execPath, [reaper, JSON.stringify(home)], { detached: true, stdio: 'ignore' }).unref();
  }
}
