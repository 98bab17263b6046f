import { oneCheck } from './command.mjs';
import { trialsOf } from './trials.ts';
import { canShift, clockAt } from './shifted-clock.mjs';
import { runVitest } from './vitest.mjs';

/** What depends on the day, on the two days whose turn it is. */
export async function otherDays() {
  if (!canShift) return { passed: 0, failed: 0, note: 'not run: no clock can be shifted on this system' };
  const trials = trialsOf(Math.floor(Date.now() / 86_400_000));
  const done = [];
  for (const { on, projects, filter } of trials) {
    const env = clockAt(on.at, on.zone);
    if (!env) return oneCheck(false, 'not run: libfaketime is missing');
    console.log(`${projects.join(', ')} at ${on.at} in ${on.zone}: ${on.why}`);
    done.push(await runVitest(projects, { filter, env }));
  }
  const sum = (key) => done.reduce((all, result) => all + result[key], 0);
  const days = new Set(trials.map(({ on }) => `${on.at.slice(0, 16)} ${on.zone}`));
  return { passed: sum('passed'), failed: sum('failed'), note: `at ${[...days].join(' and ')}` };
}
