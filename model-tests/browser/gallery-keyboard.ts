import type { Locator, Page } from 'playwright-core';

/** What is done with the keyboard alone at one specimen of the gallery, and its state afterwards. */
export interface Practice {
  readonly specimen: string;
  /** The control that gets the focus. */
  readonly control: string;
  readonly keys: readonly string[];
  readonly then: (specimen: Locator, page: Page) => Promise<unknown>;
  readonly expected: unknown;
}

const value = (specimen: Locator): Promise<string> => specimen.locator('input').first().inputValue();
const checked = (specimen: Locator): Promise<boolean[]> =>
  specimen
    .locator('input')
    .evaluateAll((all) => all.map((one) => one instanceof HTMLInputElement && one.checked));
/** Whether the control that was left has the focus again, and nothing is open any more. */
const isBack = async (specimen: Locator, page: Page): Promise<readonly [boolean, number]> => [
  await specimen
    .locator('button')
    .first()
    .evaluate((button) => button === document.activeElement),
  await page.locator('.ui-popover, .p-dialog-mask, .p-sidebar-mask').count(),
];
const chosen = (specimen: Locator): Promise<string | null> =>
  specimen.locator('[role=tab][aria-selected=true]').getAttribute('data-tab');
const label = async (specimen: Locator): Promise<string> =>
  (await specimen.locator('.p-dropdown-label').textContent()) ?? '';
const text = async (specimen: Locator): Promise<string> =>
  (await specimen.locator('button').first().innerText()).trim();
const active = (specimen: Locator): Promise<string> =>
  specimen
    .locator('[role=grid]')
    .evaluate((grid) => `${(grid.getAttribute('aria-activedescendant') ?? '').split('-').at(-1)}`);

/** English, from left to right. */
export const practices: readonly Practice[] = [
  {
    specimen: 'menu-actions',
    control: 'button',
    keys: ['Enter', 'ArrowDown', 'End', 'Escape'],
    then: isBack,
    expected: [true, 0],
  },
  {
    specimen: 'menu-choices',
    control: 'button',
    keys: ['Enter', 'ArrowDown', 'Enter'],
    then: text,
    expected: 'This month',
  },
  {
    specimen: 'menu-panel',
    control: 'button',
    keys: ['Enter', 'Tab', 'Space', 'Escape'],
    then: isBack,
    expected: [true, 0],
  },
  {
    specimen: 'text-search',
    control: '[data-size=sm] input',
    keys: ['Escape'],
    then: (at) => at.locator('[data-size=sm] input').inputValue(),
    expected: '',
  },
  {
    specimen: 'number-money',
    control: 'input',
    keys: ['ArrowUp', 'ArrowUp', 'ArrowDown'],
    then: value,
    expected: '12500.50',
  },
  {
    specimen: 'select-chosen',
    control: 'input',
    keys: ['ArrowDown', 'ArrowDown', 'Enter'],
    then: label,
    expected: 'Packing',
  },
  {
    specimen: 'search-select',
    control: 'input',
    keys: ['n', 'u', 't', 'found', 'Enter'],
    then: value,
    expected: 'Hex nut M8',
  },
  {
    specimen: 'ticks',
    control: 'input',
    keys: ['Space', 'Tab', 'Space'],
    then: checked,
    expected: [false, true, true, true],
  },
  { specimen: 'switches', control: 'input', keys: ['Space'], then: checked, expected: [false, false, true] },
  { specimen: 'choice-cards', control: 'input', keys: ['ArrowDown'], then: checked, expected: [false, true] },
  {
    specimen: 'dialog-form',
    control: 'button',
    keys: ['Enter', 'appear', 'Escape', 'vanish'],
    then: isBack,
    expected: [true, 0],
  },
  {
    specimen: 'dialog-question',
    control: 'button',
    keys: ['Enter', 'appear', 'Enter', 'vanish'],
    then: isBack,
    expected: [true, 0],
  },
  {
    specimen: 'dialog-side',
    control: 'button',
    keys: ['Enter', 'appear', 'Tab', 'Tab', 'Tab', 'Escape', 'vanish'],
    then: isBack,
    expected: [true, 0],
  },
  {
    specimen: 'command-box',
    control: 'button',
    keys: ['Enter', 'asked', 's', 'a', 'l', 'e', 's', 'Enter'],
    then: async (at, page) => [
      await at.locator('output').textContent(),
      ...(await isBack(at, page)),
      await page.locator('.ui-command').count(),
    ],
    expected: ['Sales orders', true, 0, 0],
  },
  {
    specimen: 'spotlight',
    control: 'button',
    keys: ['Enter', 'lit', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'Tab', 'Tab', 'Enter'],
    then: async (at, page) => [...(await isBack(at, page)), await page.locator('.ui-spotlight-card').count()],
    expected: [true, 0, 0],
  },
  {
    specimen: 'picture-choices',
    control: 'input',
    keys: ['ArrowRight'],
    then: checked,
    expected: [false, true, false],
  },
  {
    specimen: 'tree',
    control: '[role=grid]',
    keys: ['ArrowDown', 'Home', 'ArrowDown', 'Enter'],
    then: (at) => at.locator('.ui-tree').allInnerTexts(),
    expected: ['Umeå', 'Zone A', 'Zone B'],
  },
  {
    specimen: 'tabs-panel',
    control: '[role=tab][tabindex="0"]',
    keys: ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft'],
    then: chosen,
    expected: 'files',
  },
  {
    specimen: 'list-rows',
    control: '[role=grid]',
    keys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
    then: active,
    expected: '1',
  },
  {
    specimen: 'lines',
    control: 'td input',
    keys: ['Control+d'],
    then: (at) => at.locator('tbody tr').count(),
    expected: 3,
  },
];
