import { join } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { DatabaseSetupError } from '#server/platform/db/roles.ts';
import { UnreadableFile } from './table-text.ts';
import { UsageError } from '#server/platform/usage-error.ts';
import { readOptions, usage } from './import-options.ts';
import { openImport } from './open-import.ts';
import { progressBar } from './progress.ts';
import { readInput } from './read-input.ts';
import { runImport } from './run-import.ts';
import { Unsuitable } from './unsuitable.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<void> {
  const began = performance.now();
  // npm changes to the project's folder; relative paths refer to where the command was typed.
  const options = readOptions(args, process.env['INIT_CWD'] ?? process.cwd());
  if (options === 'help') return say(usage);
  const config = readConfig(process.env);
  const progress = progressBar();
  try {
    const input = await readInput(options, progress);
    const deps = await openImport(config, complain);
    try {
      const run = { progress, folder: join(config.dataDir, 'import'), began };
      say(await runImport(deps, options, input, run));
    } finally {
      progress.end();
      await deps.close();
    }
  } finally {
    progress.end();
  }
}

/** One line for errors a person can fix; the full stack for the others. */
function explain(error: unknown): string[] {
  if (error instanceof UsageError)
    return [`${error.message}; npm run import -- --help tells what can be said`];
  if (error instanceof ConfigError) return [...error.lines];
  const plain =
    error instanceof Unsuitable || error instanceof UnreadableFile || error instanceof DatabaseSetupError;
  if (plain) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  for (const line of explain(error)) complain(line);
  process.exitCode = 1;
}
