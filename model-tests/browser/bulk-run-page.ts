import type { AnyMachineSnapshot } from 'xstate';
import { bulkProducts, wordFor, type AtProducts, type BulkProducts } from './bulk-run-products.ts';
import { givenNow, numberless } from './bulk-run-actions.ts';
import type { Done, ChartPage } from './chart-driver.ts';
import type { StatePictures } from './state-pictures.ts';
import type { Words } from './words.ts';

interface BulkObservation {
  readonly isOpen: boolean;
  /** How far a run under way is, or what is said of one that has ended. */
  readonly said: string;
  /** Verdicts, unless all are the best: in listed order, each with its number of documents. */
  readonly verdicts: readonly (readonly [string, number])[];
}

/** Gives one command to many products, lets the server take the waiting ones, and looks at what is said of the run. */
export async function bulkRunPage(
  at: AtProducts,
  pictures: StatePictures,
): Promise<ChartPage<BulkObservation>> {
  const { page, words } = at;
  const products = await bulkProducts(at);
  await page.addInitScript(numbersAtWill);
  await page.goto(`${at.origin}/${at.language}/apps/products`);
  return {
    page: () => page,
    begin: async () => {
      await page.locator('[role=grid]').first().waitFor();
      for (const name of ['Cancel', 'Close']) await pressIn(at, name);
      await page.locator('.ui-dialog').waitFor({ state: 'detached' });
    },
    act: (done) => act(done, at, products),
    look: () => page.evaluate(lookAtRun),
    observationOf: (snapshot) => observationOf(snapshot, words),
    picture: ({ value }) => pictures.take(page, String(value)),
  };
}

async function act(
  { word, label, isTaken, before }: Done,
  at: AtProducts,
  products: BulkProducts,
): Promise<void> {
  const isNumberless = label.endsWith(numberless);
  if (isNumberless) await at.page.evaluate(numbers, false);
  switch (word) {
    case 'begin':
      await (isTaken ? begin(Number(/\d+/.exec(label)), at, products) : mayNotBegin(at));
      break;
    case 'they have their verdicts':
      await products.take(givenNow(before));
      break;
    case 'cancel':
      await pressIn(at, 'Cancel');
      break;
    case 'close':
      await pressIn(at, 'Close');
      break;
    default:
      throw new Error(`nobody knows how to make happen: ${label}`);
  }
  if (!isNumberless) return;
  await at.page.locator('.ui-dialog p[role=status]').waitFor();
  await at.page.evaluate(numbers, true);
}

/** Selects a search's results and chooses the command once the chart takes it for each. */
async function begin(count: number, at: AtProducts, products: BulkProducts): Promise<void> {
  const { page, words } = at;
  await products.renew();
  const clear = page.getByRole('button', { name: words('Clear selection') });
  if (await clear.isVisible()) await clear.click();
  await page.fill('.ui-list [role=searchbox]', wordFor(count, at.language));
  await page.locator(`.ui-list [role=grid][aria-rowcount="${count + 1}"]`).waitFor();
  await page.getByRole('checkbox', { name: words('Select the rows in view') }).click();
  const rest = page.getByRole('button', { name: words('Select all {all}', { all: count }) });
  if (await rest.isVisible()) await rest.click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: words('Actions') })
    .click();
  const all = words('{0} of {1}', { 0: count, 1: count });
  await page.locator('[role=menu] [data-action=phaseOut]').filter({ hasText: all }).click();
}

/** The overlay keeps it from being pressed. */
async function mayNotBegin({ page }: AtProducts): Promise<void> {
  const isCovered = await page.evaluate(() => {
    const button = document.querySelector('.ui-list-selection button')?.getBoundingClientRect();
    if (!button) return true;
    const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
    return document.elementFromPoint(x, y)?.closest('.ui-list-selection') === null;
  });
  if (!isCovered) throw new Error('another run can be begun over this one');
}

/** Presses a button of the dialog, if it is there. */
async function pressIn({ page, words }: AtProducts, name: string): Promise<void> {
  const button = page.locator('.ui-dialog [data-testid=bulk-results], .ui-dialog-actions');
  const found = button.getByRole('button', { name: words(name), exact: true });
  if ((await found.count()) > 0) await found.click();
}

/** Runs in the page before its own script: random numbers are available unless switched off. */
function numbersAtWill(): void {
  const give = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    const { numberless: isOff } = globalThis as { numberless?: boolean };
    if (isOff) throw new DOMException('no numbers', 'QuotaExceededError');
    return give(array);
  };
}

const numbers = (on: boolean): void => void Object.assign(globalThis, { numberless: !on });

function observationOf(snapshot: AnyMachineSnapshot, words: Words): BulkObservation {
  const { order, results } = snapshot.context;
  const of = (is: string): number =>
    results.filter(({ verdict }: { verdict: { is: string } }) => verdict.is === is).length;
  const all = order.documents.length;
  if (snapshot.value === 'idle') return { isOpen: false, said: '', verdicts: [] };
  if (snapshot.value === 'giving')
    return { isOpen: true, said: words('{0} of {1}', { 0: results.length, 1: all }), verdicts: [] };
  const listed = [
    ['Waiting', of('waiting')],
    ['Not given', of('left')],
    ['Done', of('done')],
  ] as const;
  return {
    isOpen: true,
    said: words('{0} of {1} done.', { 0: of('done'), 1: all }),
    verdicts:
      of('done') === all
        ? []
        : listed.filter(([, count]) => count > 0).map(([name, count]) => [words(name), count]),
  };
}

/** Runs in the page: reads the whole list of verdicts from top to end. */
async function lookAtRun(): Promise<BulkObservation> {
  const dialog = document.querySelector('.ui-dialog');
  const said = dialog?.querySelector('.ui-progress .ui-number, p[role=status]')?.textContent ?? '';
  const found = new Map<number, string>();
  const gather = async (grid: HTMLElement): Promise<void> => {
    const drawn = (): Promise<number> => new Promise((next) => requestAnimationFrame(next));
    const all = Number(grid.getAttribute('aria-rowcount')) - 1;
    for (let turn = 0; found.size < all && turn < 60; turn += 1) {
      grid.scrollTop = turn * 200;
      await drawn();
      await drawn();
      for (const row of grid.querySelectorAll<HTMLElement>('[data-row]'))
        found.set(Number(row.dataset['index']), row.querySelector('.ui-badge')?.textContent ?? '');
    }
    grid.scrollTop = 0;
  };
  const grid = dialog?.querySelector<HTMLElement>('[role=grid]');
  if (grid) await gather(grid);
  const verdicts: [string, number][] = [];
  for (const [, name] of [...found].toSorted(([a], [b]) => a - b)) {
    const last = verdicts.at(-1);
    if (last?.[0] === name) last[1] += 1;
    else verdicts.push([name, 1]);
  }
  return { isOpen: dialog !== null, said, verdicts };
}
