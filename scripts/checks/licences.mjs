import { shippedPackages } from '../supply/shipped-packages.ts';
import { licenceProblems } from '../supply/third-party.ts';
import { oneCheck } from './command.mjs';

/** Every package that is shipped may be. */
export async function licences() {
  const packages = shippedPackages();
  const problems = licenceProblems(packages);
  for (const problem of problems) console.error(problem);
  return oneCheck(problems.length === 0, `${packages.length} packages`);
}
