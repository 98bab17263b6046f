// node scripts/checks/run.mjs [--cheap | --all] [step …]: runs the steps and ends with `N passed, N failed`.
import { steps } from './steps.mjs';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = chooseSteps(names, {
  cheapOnly: process.argv.includes('--cheap'),
  longToo: process.argv.includes('--all'),
});
const results = [];
for (const step of chosen) results.push(await runStep(step));
report(results);

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
  return { name: step.name, seconds: (performance.now() - start) / 1000, ...result };
}

function report(done) {
  const width = Math.max(...done.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, passed, failed, note } of done) {
    const mark = failed > 0 ? '✗' : '✓';
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
    console.log(
      `${mark} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s ${counts}  ${note ?? ''}`.trimEnd(),
    );
  }
  const sum = (key) => done.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
