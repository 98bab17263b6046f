import { command, complain, say, withBar } from '#server/command-line.ts';
import { readConfig } from '#server/config.ts';
import { openFiles } from '#server/files/open-uploads.ts';
import { tellFlows } from '#server/flows/flow-summary.ts';
import { openImport } from '#server/open-import.ts';
import { openArchive } from './archive-reader.ts';
import { restoreCompany } from './restore-company.ts';
import { readOptions, usage, type RestoreOptions } from './restore-options.ts';
import { UnfitArchive } from './unfit-archive.ts';

async function main(args: readonly string[], folder: string): Promise<void> {
  const options = readOptions(args, folder);
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
  try {
    const founder = await deps.users.findByEmail(user);
    if (!founder) throw new UnfitArchive(`Nobody signs in as ${user}: name somebody with --user.`);
    const { files } = await openFiles(config);
    const restored = await withBar(restoreCompany({ ...deps, files }, { archive, founder, name }));
    const { company, facts, figures } = restored;
    await tellFlows(deps)(company);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${restored.name} is company ${company}: ${facts} facts, in ${seconds} s`);
    say(`on hand ${figures.onHand / 1000}, worth ${(figures.value / 100).toFixed(2)}: as in the export`);
    if (restored.doubts.length > 0)
      for (const line of ['Books contradict each other, as they did in the export:', ...restored.doubts])
        complain(line);
    say(`Sign in as ${founder.email} to see it.`);
  } finally {
    await deps.close();
  }
}

await command('company:restore', main, [UnfitArchive]);
