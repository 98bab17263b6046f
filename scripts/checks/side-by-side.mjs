import { fork } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'run.mjs');
/** For two cores. */
const AT_ONCE = 2;

/**
 * Runs steps in separate processes, two at a time, the longest first, and resolves with their results in the original
 * order. Each step's output is kept together.
 */
export async function sideBySide(steps) {
  const results = new Map();
  const waiting = steps.toSorted((one, other) => other.budget - one.budget).values();
  const work = async () => {
    for (const step of waiting) results.set(step, await inItsOwn(step));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return steps.map((step) => results.get(step));
}

/** A step that ends without a result has failed. */
function inItsOwn({ name }) {
  const child = fork(script, ['--tell', name], { silent: true });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  let result = { name, seconds: 0, passed: 0, failed: 1 };
  child.on('message', (told) => (result = told));
  return new Promise((resolve) => {
    child.once('close', () => {
      process.stdout.write(Buffer.concat(said));
      resolve(result);
    });
  });
}
