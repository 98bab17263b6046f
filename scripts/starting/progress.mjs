import { stepText } from '../../server/platform/observe/waiting-words.mjs';

/** Between two lines about the same step, in milliseconds. */
const PAUSE = 3000;

/**
 * What a start is at, several steps at a time: a line in the terminal for each that begins, goes on or ends, and the
 * list for who asks meanwhile.
 */
export function createProgress(say = console.log, now = Date.now) {
  const under = new Map();
  const begin = (phase) => {
    const began = { phase, at: now(), saidAt: now() };
    under.set(phase, began);
    say(`${stepText({ phase }, 'en')} …`);
    return began;
  };
  return {
    begin,
    /** How far a step is; begins it if nobody has. */
    tell(phase, done, of) {
      const step = under.get(phase) ?? begin(phase);
      if (done === undefined || step.done === done) return;
      Object.assign(step, { done, of });
      if (now() - step.saidAt < PAUSE) return;
      step.saidAt = now();
      say(`  ${stepText(step, 'en')}`);
    },
    end(phase) {
      const step = under.get(phase);
      if (!step) return;
      under.delete(phase);
      say(`  ${stepText({ phase }, 'en')}: done in ${((now() - step.at) / 1000).toFixed(0)} s`);
    },
    steps: () => [...under.values()].map(({ phase, done, of }) => ({ phase, done, of })),
  };
}
