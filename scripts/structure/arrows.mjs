import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { oneCheck } from '../checks/command.mjs';
import { root } from '../setup.mjs';
import { sourceFiles } from '../source-files.mjs';
import { folderOrder } from './folder-order.ts';
import { folderFaults } from './folders.ts';

const canary = join(root, 'scripts', 'structure', 'canary');

/**
 * The rules of .dependency-cruiser.mjs hold, folders import each other in their order and in no circle, every file was
 * seen, and every rule bites in the canary.
 */
export async function arrows() {
  const files = sourceFiles(['.ts', '.tsx']).filter((path) => !path.startsWith('scripts/'));
  const seen = await cruiseFolder(root, files);
  const blind = files.filter((file) => !seen.modules.has(file));
  const silent = await silentRules();
  const faults = folderFaults(seen.imports, folderOrder);
  for (const fault of faults) console.error(fault);
  for (const { rule, from, to } of seen.violations) console.error(`${from} → ${to} (${rule.name})`);
  for (const file of blind) console.error(`${file}: dependency-cruiser did not see it`);
  for (const name of silent) console.error(`${name}: the rule does not find its planted violation`);
  const note = `${seen.modules.size} modules, ${seen.dependencies} imports`;
  return oneCheck(seen.violations.length + faults.length + blind.length + silent.length === 0, note);
}

/** A rule that finds nothing in a folder full of violations would find nothing anywhere. */
async function silentRules() {
  const { imports, violations } = await cruiseFolder(canary, ['src', 'server']);
  const bitten = new Set(violations.map(({ rule }) => rule.name));
  const faults = folderFaults(imports, folderOrder);
  if (faults.some((fault) => fault.includes('is below'))) bitten.add('folder-order');
  if (faults.some((fault) => fault.includes('a circle of'))) bitten.add('folder-circles');
  const names = [...config.forbidden.map(({ name }) => name), 'folder-order', 'folder-circles'];
  return names.filter((name) => !bitten.has(name));
}

/** Tests and what they stand on may import from anywhere. */
const isOfTests = (path) => /\.(test|spec|fixtures)\.tsx?$|(^|\/)testing\//.test(path);

async function cruiseFolder(baseDir, paths) {
  const exclude = baseDir === canary ? { path: '\\.css$' } : config.options.exclude;
  const options = {
    ...config.options,
    exclude,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  };
  const { output } = await cruise(paths, options);
  const own = output.modules.filter(({ source }) => !/^node_modules\/|^\.\./.test(source));
  return {
    modules: new Set(own.map(({ source }) => source)),
    dependencies: own.reduce((total, { dependencies }) => total + dependencies.length, 0),
    imports: own
      .filter(({ source }) => /^(src|server)\//.test(source) && !isOfTests(source))
      .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
      .filter(([, to]) => /^(src|server)\//.test(to)),
    violations: output.summary.violations,
  };
}
