import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { DatabaseSetupError } from '#server/platform/db/roles.ts';
import { UnreadableFile } from './delimited.ts';
import { readOptions, usage, UsageError } from './import-options.ts';
import { openImport } from './open-import.ts';
import { progressBar } from './progress.ts';
import { Unsuitable } from './retail/retail-run.ts';
import { runImport } from './run-import.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (!existsSync(options.file)) throw new UsageError(`there is no file ${options.file}`);
  const config = readConfig(process.env);
  const deps = await openImport(config, complain);
  const progress = progressBar();
  try {
    say(await runImport(deps, options, progress, join(config.dataDir, 'import')));
  } finally {
    progress.end();
    await deps.close();
  }
}

/** One line for what a person can mend; the whole story for what they cannot. */
function explain(error: unknown): string[] {
  if (error instanceof UsageError) return [error.message, usage];
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
