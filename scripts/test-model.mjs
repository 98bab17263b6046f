import { launch } from './launch.mjs';

const wholly = '--all-paths';
const args = process.argv.slice(2);
const steps = args.includes(wholly) ? ['build', 'walks'] : ['paths'];

process.exitCode = await launch([
  'scripts/checks/run.mjs',
  ...steps,
  ...args.filter((argument) => argument !== wholly),
]);
