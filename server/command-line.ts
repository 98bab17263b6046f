import { ConfigError } from './config.ts';
import { progressBar } from './import/progress.ts';
import { DatabaseSetupError } from './platform/db/roles.ts';
import { UsageError } from './platform/usage-error.ts';

/** How far a part of some work is. */
interface WorkStep {
  readonly part: string;
  readonly done: number;
  readonly of: number;
}

type ErrorClass = abstract new (...given: never[]) => Error;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs work that tells how far it is, with a bar on the terminal for each part of it. */
export async function withBar<T>(work: AsyncGenerator<WorkStep, T>): Promise<T> {
  const progress = progressBar();
  let [part, told] = ['', 0];
  try {
    for (;;) {
      const step = await work.next();
      if (step.done === true) return step.value;
      if (step.value.part !== part) {
        [part, told] = [step.value.part, 0];
        progress.begin(part, step.value.of);
      }
      progress.step(Math.max(0, step.value.done - told));
      told = step.value.done;
    }
  } finally {
    progress.end();
  }
}

/** One line for errors a person can fix; the full stack for the others. */
function explain(error: unknown, command: string, plain: readonly ErrorClass[]): readonly string[] {
  if (error instanceof UsageError)
    return [`${error.message}; npm run ${command} -- --help tells what can be said`];
  if (error instanceof ConfigError) return error.lines;
  if (!(error instanceof Error)) return [String(error)];
  const isPlain = [DatabaseSetupError, ...plain].some((one) => error instanceof one);
  return [isPlain ? error.message : (error.stack ?? error.message)];
}

/**
 * Runs a command of the terminal with its arguments; relative paths in them refer to the folder that it was typed in, from
 * which npm has changed. Where it fails, the reason is told and the process ends with 1. `plain` are its own errors that a
 * person can fix.
 */
export async function command(
  name: string,
  run: (args: readonly string[], folder: string) => Promise<unknown>,
  plain: readonly ErrorClass[],
): Promise<void> {
  try {
    await run(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  } catch (error) {
    for (const line of explain(error, name, plain)) complain(line);
    process.exitCode = 1;
  }
}
