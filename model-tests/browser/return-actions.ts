import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { typed } from '#model/engine/reader.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { chooseFirst, openCommand } from './document-observation.ts';
import { cell, press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import type { PageAction } from './page-action.ts';

/** How a return is written, received and graded at its page. */
export const returnActions: readonly PageAction[] = [
  {
    label: /^update( to 3)?$/,
    changes: true,
    press: ({ visitor, figure }) => announce(visitor, figure === '' ? '1' : '3'),
  },
  // A reason that was chosen is changed, not taken away.
  { label: /^update (to nothing|without a reason)$/, elsewhere: true, changes: true },
  {
    label: /^receive( 3)?$/,
    press: async ({ visitor, figure }) => {
      await openCommand(visitor.page, visitor.words, 'receive');
      await cell(visitor, 'Received', 1).fill(figure === '' ? '1' : '3');
      await press(visitor.page, 'give-receive');
    },
  },
  {
    label: /^grade$/,
    changes: true,
    // Parts that are there already are told apart in the page's own test.
    from: (world) => () => (returnOf(world)?.lines[0]?.grades.length ?? 0) === 0,
    press: async ({ visitor }) => {
      await openCommand(visitor.page, visitor.words, 'grade');
      await cell(visitor, 'Quantity', 1).fill('1');
      await press(visitor.page, 'restock-all');
      await press(visitor.page, 'give-grade');
    },
  },
  { label: /^grade (to send back|one each|two and one|nothing)$/, elsewhere: true, changes: true },
];

async function announce(visitor: Visitor, pieces: string): Promise<void> {
  const quantity = cell(visitor, 'To return', 1);
  const line = visitor.page.locator('tr[data-row]').first();
  await chooseFirst(visitor.page, line);
  await quantity.fill(pieces);
  await quantity.press('Control+Enter');
}

const returnOf = ({ view, subject }: EngineWorld): CustomerReturnRow | undefined =>
  typed(view).get('customerReturn', subject);
