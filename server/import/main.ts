import { join } from 'node:path';
import { command, complain, say } from '#server/command-line.ts';
import { readConfig } from '#server/config.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { readOptions, usage } from './import-options.ts';
import { openImport } from '../open-import.ts';
import { progressBar } from './progress.ts';
import { readInput } from './read-input.ts';
import { runImport } from './run-import.ts';
import { Unsuitable } from './unsuitable.ts';

async function main(args: readonly string[], folder: string): Promise<void> {
  const began = performance.now();
  const options = readOptions(args, folder);
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

await command('import', main, [Unsuitable, UnreadableFile]);
