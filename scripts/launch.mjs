import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode, root, setUp } from './setup.mjs';

/** The environment of a child: `node` and the packages' commands resolve to the pinned ones. */
function pinnedEnvironment(extra = {}) {
  const folders = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH];
  return { ...process.env, ...extra, PATH: folders.join(delimiter) };
}

/**
 * Sets up, runs a script on the pinned Node in the project's root with the terminal attached, forwards signals to it,
 * and resolves with its exit code. `set` names the packages that it needs.
 */
export async function launch(args, env = {}, set = 'all') {
  await setUp(set);
  const child = startNode(args, env);
  return exitCodeOf(child);
}

/** Starts the pinned Node; the caller has called `setUp`. Forwards signals until it ends. */
export function startNode(args, env = {}, stdio = 'inherit') {
  const child = spawn(pinnedNode, args, { cwd: root, stdio, env: pinnedEnvironment(env) });
  // Ctrl-C in a terminal reaches the child by itself: a second signal would cut its shutdown short.
  const handOn = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, handOn);
  const watch = watchParent(() => child.kill('SIGTERM'));
  child.once('exit', () => {
    for (const signal of signals) process.off(signal, handOn);
    clearInterval(watch);
  });
  return child;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A signal to npm ends npm and its shell but never arrives here: the only sign is that the parent is gone. */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const check = () => (process.ppid === parent ? undefined : onGone());
  return setInterval(check, 250).unref();
}

/** Resolves with the exit code of a child; 1 if it could not start or a signal ended it. */
export function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
