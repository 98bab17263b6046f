import { typed } from '#model/engine/reader.ts';
import { isCompared, isMatching } from '#model/areas/integrations/pairing/pairing-states.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { confirm } from './document-fields.ts';
import { openCommand } from './document-observation.ts';
import { press } from './journey-pages.ts';
import type { PageAction, Pressed } from './page-action.ts';

const rowIn = ({ view, subject }: EngineWorld) => typed(view).get('pairing', subject);

const hasKinds = (world: EngineWorld): boolean => (rowIn(world)?.kinds.length ?? 0) > 0;

/** What is saved differs from what is there; in companies that were in step the same is matched again. */
function mayChoose(world: EngineWorld): (figure: string) => boolean {
  const row = rowIn(world);
  const mayAgain = row !== undefined && isCompared(row) && !isMatching(row);
  return (figure) => (figure === 'nothing' ? hasKinds(world) : !hasKinds(world) || mayAgain);
}

/** Products are kept in step, or nothing is. */
async function chooseKinds({ visitor: { page }, world, figure }: Pressed): Promise<void> {
  await page.locator('[data-tab=choice]').click();
  if (figure !== 'nothing' && hasKinds(world)) return press(page, 'match-again');
  await page.locator('[data-kind=product] [role=switch]').setChecked(figure !== 'nothing');
  return press(page, 'save-choice');
}

/** How two companies are kept in step, on the page of their pairing, and what the other one does, seen there. */
export const pairingActions: readonly PageAction[] = [
  { label: /^choose(?: (nothing))?$/, from: mayChoose, press: chooseKinds },
  // A choice that is there already, and comes again, is not seen.
  { label: /^noteChosen$/, elsewhere: true, from: (world) => () => !hasKinds(world) || !isEarly(world) },
  {
    // Told again where there is another number of them.
    label: /^noteConflict(?: of (two))?$/,
    elsewhere: true,
    from: (world) => (figure) => rowIn(world)?.conflicts !== (figure === 'two' ? 2 : 1),
  },
  {
    label: /^confirm$/,
    press: async ({ visitor: { page, words } }) => {
      await openCommand(page, words, 'confirm');
      await confirm(page);
    },
  },
  {
    label: /^permit$/,
    press: async ({ visitor: { page, words } }) => {
      await openCommand(page, words, 'permit');
      const held = page.getByRole('dialog').locator('[data-permission] input:checked');
      await held.first().uncheck();
      await press(page, 'give-permit');
    },
  },
];

/** Nobody has confirmed anything yet. */
function isEarly(world: EngineWorld): boolean {
  const row = rowIn(world);
  return row !== undefined && (!isCompared(row) || isMatching(row));
}
