/** A finished test, as reported by vitest. */
export interface TimedTest {
  readonly file: string;
  readonly name: string;
  readonly seconds: number;
}

/** A step's result; `budget` is its limit in seconds, if it has one. */
export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly budget?: number | undefined;
  readonly passed: number;
  readonly failed: number;
  readonly note?: string | undefined;
  readonly tests?: readonly TimedTest[] | undefined;
  /** One of the checks that run without a server, a browser or tests. */
  readonly isCheap?: boolean | undefined;
}

/** Lines about a run of `seconds`: its steps beside their budgets, its slowest tests, and finally how many passed. */
export function summary(done: readonly StepResult[], seconds: number): string[] {
  const width = Math.max('total'.length, ...done.map(({ name }) => name.length));
  const total = { ...sums(done), seconds, name: 'total' };
  const slowest = slowestOf(done);
  return [
    '',
    ...done.map((result) => stepLine(result, width)),
    ...(done.length > 1 ? [stepLine(total, width)] : []),
    ...(slowest.length > 0 ? ['', 'The slowest tests:', ...slowest.map(testLine)] : []),
    '',
    `${total.passed} passed, ${total.failed} failed`,
  ];
}

/** The sum of several steps' results; a budget if each has one. */
export function sums(done: readonly StepResult[]): Omit<StepResult, 'name'> {
  const sum = (of: (result: StepResult) => number): number =>
    done.reduce((all, result) => all + of(result), 0);
  const isLimited = done.every(({ budget }) => budget !== undefined);
  return {
    seconds: sum(({ seconds }) => seconds),
    budget: isLimited ? sum(({ budget }) => budget ?? 0) : undefined,
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
  };
}

function stepLine({ name, seconds, budget, passed, failed, note }: StepResult, width: number): string {
  const limit = budget === undefined ? '' : `of ${budget} s`;
  const over =
    budget !== undefined && seconds > budget && `over budget by ${(seconds - budget).toFixed(1)} s`;
  return [
    failed > 0 ? '✗' : '✓',
    name.padEnd(width),
    `${seconds.toFixed(1).padStart(7)} s`,
    limit.padEnd('of 0000 s'.length),
    `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed `,
    [over, note].filter(Boolean).join(', '),
  ]
    .join(' ')
    .trimEnd();
}

const NAMED = 10;

function slowestOf(done: readonly StepResult[]): TimedTest[] {
  return done
    .flatMap(({ tests = [] }) => tests)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, NAMED);
}

const testLine = ({ file, name, seconds }: TimedTest): string =>
  `${seconds.toFixed(1).padStart(7)} s  ${file}: ${name}`;
