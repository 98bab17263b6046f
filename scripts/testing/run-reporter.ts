import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import type { FileReport, RunReport, TestReport } from './run-report.ts';

/**
 * Writes what became of each test to the file named in `RUN_REPORT`. Vitest's own report tells a test that was skipped
 * on purpose from one whose hook threw no more than it names the tests of a file that does not load.
 */
// allow no-default-export: what vitest loads by its path
export default class RunReporter implements Reporter {
  readonly #file = process.env['RUN_REPORT'] ?? '';
  #specifications: readonly TestSpecification[] = [];

  /** Nothing has run yet, which remains true if this process dies. */
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#specifications = specifications;
    this.#write(new Map(), 1);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    this.#write(new Map(modules.map((module) => [keyOf(module), module])), errors.length);
  }

  #write(modules: ReadonlyMap<string, TestModule>, errors: number): void {
    const files = this.#specifications.map((one) => fileReport(pathOf(one), modules.get(keyOf(one))));
    const report: RunReport = { files, errors };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(report));
  }
}

// A file may be of several projects.
const keyOf = ({ project, moduleId }: TestSpecification | TestModule): string =>
  `${project.name} ${moduleId}`;

const pathOf = ({ project, moduleId }: TestSpecification): string =>
  relative(project.vitest.config.root, moduleId).replaceAll(sep, '/');

function fileReport(path: string, module: TestModule | undefined): FileReport {
  // A file without tests has not loaded: vitest wants at least one.
  if (!module || module.children.size === 0) return { path };
  const tests = [...module.children.allTests()].map(testReport);
  return { path, tests, isBroken: [module, ...module.children.allSuites()].some(hasErrors) };
}

const testReport = (test: TestCase): TestReport => ({
  name: test.fullName,
  seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  state: stateOf(test),
});

function stateOf(test: TestCase): TestReport['state'] {
  const result = test.result();
  if (result.state === 'passed' || result.state === 'failed') return result.state;
  const isOnPurpose = test.options.mode !== 'run' || !isWithinBroken(test);
  return result.state === 'skipped' && isOnPurpose ? 'skipped' : 'lost';
}

function isWithinBroken({ parent }: TestCase): boolean {
  for (let at = parent; ; at = at.parent) {
    if (hasErrors(at)) return true;
    if (at.type === 'module') return false;
  }
}

const hasErrors = (group: TestModule | TestCase['parent']): boolean => group.errors().length > 0;
