import { exitCodeOf, startNode } from '../launch.mjs';

/** A step that runs a script on the pinned Node and passes when it exits with 0. */
export function command(...args) {
  return async () => oneCheck((await exitCodeOf(startNode(args))) === 0);
}

/** The result of a step that counts as one check. */
export function oneCheck(ok, note) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, ...(note === undefined ? {} : { note }) };
}
