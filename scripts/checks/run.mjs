// node scripts/checks/run.mjs [--cheap | --all] [--on MOMENT] [step …]: runs the steps, as if it were that moment, and
// ends with `N passed, N failed`.
import { parseArgs } from 'node:util';
import { mustBeOurs } from '../own-files.mjs';
import { clockAt } from './shifted-clock.mjs';
import { sideBySide } from './side-by-side.mjs';
import { steps } from './steps.mjs';
import { summary } from './summary.ts';

const flag = { type: 'boolean', default: false };
const { values, positionals: names } = parseArgs({
  options: { cheap: flag, all: flag, tell: flag, on: { type: 'string' } },
  allowPositionals: true,
});
const { cheap: cheapOnly, all: longToo, tell: isTelling } = values;
if (values.on !== undefined) liveFrom(values.on);
// Read by model-tests/kernel/whole-run.ts.
if (longToo) process.env.WHOLE_RUN = 'yes';
const chosen = chooseSteps(names, { cheapOnly, longToo });
// Started by side-by-side.mjs.
if (isTelling) for (const step of chosen) process.send(await runStep(step), () => process.disconnect());
else await runAll();

async function runAll() {
  mustBeOurs('.cache', 'dist', 'model-tests/report');
  const began = performance.now();
  const done = await sideBySide(chosen.filter(({ cheap }) => cheap));
  for (const step of chosen) if (!step.cheap) done.push(await runStep(step));
  // Nothing that belongs to `npm run test:all` was left out.
  if (names.length === 0 && longToo && !cheapOnly) (await import('./whole-run.ts')).keepWholeRun(done);
  console.log(summary(done, (performance.now() - began) / 1000).join('\n'));
  process.exitCode = done.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** Whatever is started from now on lives from that moment. */
function liveFrom(moment) {
  const isMoment = !Number.isNaN(Date.parse(moment));
  if (!isMoment) console.error(`--on takes a moment such as 2028-02-29T10:00, not ${moment}`);
  const shifted = isMoment ? clockAt(moment) : undefined;
  if (shifted === undefined) process.exit(1);
  Object.assign(process.env, shifted);
}

function chooseSteps(wanted, { cheapOnly, longToo }) {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(' ')}`);
    process.exit(1);
  }
  if (wanted.length > 0) return steps.filter((step) => wanted.includes(step.name));
  const isDue = ({ apart }) => apart === undefined || (apart === 'long' && longToo);
  return steps.filter((step) => isDue(step) && (step.cheap || !cheapOnly));
}

async function runStep(step) {
  console.log(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`);
  const start = performance.now();
  const result = await step.run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const { name, budget, cheap: isCheap } = step;
  return { name, budget, isCheap, seconds: (performance.now() - start) / 1000, ...result };
}
