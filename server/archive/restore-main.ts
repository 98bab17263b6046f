import { ConfigError, readConfig } from '#server/config.ts';
import { openFiles } from '#server/files/open-uploads.ts';
import { tellFlows } from '#server/flows/flow-summary.ts';
import { openImport } from '#server/import/open-import.ts';
import { progressBar } from '#server/import/progress.ts';
import { DatabaseSetupError } from '#server/platform/db/roles.ts';
import { openArchive } from './archive-reader.ts';
import { restoreCompany } from './restore-company.ts';
import { UsageError } from '#server/platform/usage-error.ts';
import { readOptions, usage, type RestoreOptions } from './restore-options.ts';
import { UnfitArchive } from './unfit-archive.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<void> {
  // npm changes to the project's folder; relative paths refer to where the command was typed.
  const options = readOptions(args, process.env['INIT_CWD'] ?? process.cwd());
  if (options === 'help') return say(usage);
  const archive = await openArchive(options.file);
  try {
    await restore(options, archive);
  } finally {
    archive.close();
  }
}

async function restore({ name, user }: RestoreOptions, archive: Awaited<ReturnType<typeof openArchive>>) {
  const began = performance.now();
  const config = readConfig(process.env);
  const deps = await openImport(config, complain);
  const progress = progressBar();
  try {
    const founder = await deps.users.findByEmail(user);
    if (!founder) throw new UnfitArchive(`Nobody signs in as ${user}: name somebody with --user.`);
    const { files } = await openFiles(config);
    const work = restoreCompany({ ...deps, files }, { archive, founder, name });
    let [part, told] = ['', 0];
    for (let step = await work.next(); ; step = await work.next()) {
      if (step.done) {
        progress.end();
        await tellFlows(deps)(step.value.company);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        const { company, facts, figures } = step.value;
        say(`${step.value.name} is company ${company}: ${facts} facts, in ${seconds} s`);
        say(`on hand ${figures.onHand / 1000}, worth ${(figures.value / 100).toFixed(2)}: as in the export`);
        return say(`Sign in as ${founder.email} to see it.`);
      }
      if (step.value.part !== part) {
        [part, told] = [step.value.part, 0];
        progress.begin(part, step.value.of);
      }
      for (; told < step.value.done; told += 1) progress.step();
    }
  } finally {
    progress.end();
    await deps.close();
  }
}

/** One line for errors a person can fix; the full stack for the others. */
function explain(error: unknown): string[] {
  if (error instanceof UsageError)
    return [`${error.message}; npm run company:restore -- --help tells what can be said`];
  if (error instanceof ConfigError) return [...error.lines];
  if (error instanceof UnfitArchive || error instanceof DatabaseSetupError) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  for (const line of explain(error)) complain(line);
  process.exitCode = 1;
}
