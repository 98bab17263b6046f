import { typed } from '#model/engine/reader.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { changeWhatIsAsked, formOf, fresh, save } from './document-fields.ts';
import { openCommand } from './document-observation.ts';
import { press } from './journey-pages.ts';
import type { PageAction } from './page-action.ts';

/** The form saves what it began with besides a name: only then is that all, and held by the person. */
function savesAll({ view, subject }: EngineWorld): boolean {
  const row = typed(view).get('connection', subject);
  return row?.permissions.length === 0 && row.settings['host'] !== undefined;
}

/** On the steps of setting it up, which its page leads to. */
export const connectionActions: readonly PageAction[] = [
  {
    label: /^update$/,
    leaves: true,
    from: (world) => () => savesAll(world),
    press: async ({ visitor: { page, words } }) => {
      await openCommand(page, words, 'update');
      await changeWhatIsAsked(formOf(page));
      await save(page);
    },
  },
  {
    // What is typed is kept by the server, which puts it down in the connection.
    label: /^keepSecrets$/,
    leaves: true,
    press: async ({ visitor: { page, words } }) => {
      await openCommand(page, words, 'update');
      await page.locator('main input[name=password]').fill(fresh('correct horse'));
      await press(page, 'keep-secrets');
    },
  },
];
