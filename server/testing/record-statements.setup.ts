import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { appRole } from '#server/platform/db/roles.ts';

/** Every statement that the application sends in these tests, for the step that judges them [DB9]. */
const sent = new Set<string>();
type Query = (...args: unknown[]) => unknown; // pg overloads it nine times
/** Files share their modules, pg among them: it is wrapped for each of them, from what it was at first. */
const recorded = pg.Client.prototype as { query: Query; queryOfPg?: Query };
const query = (recorded.queryOfPg ??= recorded.query);

recorded.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args;
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first;
  if (this.user === appRole && typeof text === 'string' && !sent.has(text) && !isOfTests()) sent.add(text);
  return query.apply(this, args);
};

/** Asked by a test itself: none of the application's own code stands between. */
function isOfTests(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const frames = (new Error('').stack ?? '').split('\n');
  Error.stackTraceLimit = stackTraceLimit;
  const own = frames.filter((frame) => /\/(server|src|model-tests)\//.test(frame) && !passing.test(frame));
  return own.length > 0 && own.every((frame) => ofTests.test(frame));
}

/** What every statement goes through. */
const passing =
  /\/(node_modules|server\/platform\/(db\/(pipelined|connect|outage)|observe\/spans))\b|record-statements/;
const ofTests = /\/(server\/testing|model-tests)\/|\.(test|spec|fixtures)\.tsx?\b/;

afterAll(() => {
  const lines = [...sent].map((text) => `${JSON.stringify(text)}\n`).join('');
  const name = createHash('sha256').update(lines).digest('hex').slice(0, 16);
  appendFileSync(`${inject('statements')}/${name}.jsonl`, lines);
});
