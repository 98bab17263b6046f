import type { Locator, Page } from 'playwright-core';

/** Nothing is still animating in. */
export const stands = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('.p-dialog-enter, .p-sidebar-enter, .p-connected-overlay-enter') === null,
  );

/** Something visible only after an action: the action, what is looked at then, and the way back. */
export interface Stage {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
  readonly close: (page: Page) => Promise<void>;
}

const specimen = (page: Page, id: string): Locator => page.locator(`[data-specimen=${id}]`);
const button = (page: Page, id: string): Locator => specimen(page, id).locator('button').first();
const press =
  (id: string) =>
  (page: Page): Promise<void> =>
    button(page, id).click();
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');
const at =
  (selector: string) =>
  (page: Page): Locator =>
    page.locator(selector).last();
const popover = at('.ui-popover');
const blur = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );

const goes = async (page: Page, selector: string): Promise<void> =>
  page.locator(selector).last().waitFor({ state: 'detached' });

/** Escape closes the overlay, which is gone once its animation has ended. */
const leave =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await escape(page);
    await goes(page, selector);
  };

const menus: readonly Stage[] = ['menu-actions', 'menu-choices', 'menu-panel'].map((id) => ({
  name: id,
  open: press(id),
  seen: popover,
  close: leave('.ui-popover'),
}));

const lists: readonly Stage[] = [
  {
    name: 'date-open',
    open: (page) => specimen(page, 'date-filled').locator('.p-datepicker-trigger').click(),
    seen: at('.p-datepicker'),
    close: leave('.p-datepicker'),
  },
  ...['select-chosen', 'select-many', 'select-none'].map((id) => ({
    name: `${id}-open`,
    open: (page: Page) => specimen(page, id).locator('.p-dropdown').click(),
    seen: at('.p-dropdown-panel'),
    close: leave('.p-dropdown-panel'),
  })),
  {
    name: 'search-select-open',
    open: (page) => specimen(page, 'search-select').locator('input').pressSequentially('M8'),
    seen: at('.p-autocomplete-panel'),
    close: async (page) => {
      await leave('.p-autocomplete-panel')(page);
      await specimen(page, 'search-select').locator('input').fill('');
      await escape(page);
      await blur(page);
    },
  },
  {
    name: 'search-select-loading',
    open: async (page) => {
      await specimen(page, 'search-select-loading').locator('input').pressSequentially('B');
      await specimen(page, 'search-select-loading').locator('.p-autocomplete-loader').waitFor();
    },
    seen: (page) => specimen(page, 'search-select-loading'),
    close: blur,
  },
];

const dialogs: readonly Stage[] = [
  { name: 'dialog-form', open: press('dialog-form'), seen: at('.ui-dialog'), close: leave('.p-dialog-mask') },
  {
    name: 'dialog-question',
    open: press('dialog-question'),
    seen: at('.ui-dialog'),
    close: leave('.p-dialog-mask'),
  },
  { name: 'dialog-side', open: press('dialog-side'), seen: at('.ui-side'), close: leave('.p-sidebar-mask') },
  {
    name: 'command-box',
    open: press('command-box'),
    seen: at('.ui-command'),
    close: leave('.ui-command-scrim'),
  },
  {
    name: 'command-box-nothing',
    open: async (page) => {
      await press('command-box')(page);
      await page.locator('.ui-command input').fill('xyz');
      await page.locator('.ui-command-empty').waitFor();
    },
    seen: at('.ui-command'),
    close: leave('.ui-command-scrim'),
  },
  ...(['spotlight', 'spotlight-card'] as const).map((name) => ({
    name,
    open: async (page: Page) => {
      await press('spotlight')(page);
      await page.locator('.ui-spotlight-hole').waitFor();
    },
    seen: name === 'spotlight' ? (page: Page) => specimen(page, name) : at('.ui-spotlight-card'),
    close: leave('.ui-spotlight-card'),
  })),
];

const reason: Stage = {
  name: 'button-reason',
  open: (page) => button(page, 'button-off').hover(),
  seen: at('.ui-tooltip:popover-open'),
  close: (page) => page.mouse.move(0, 0),
};

/** One control of each kind with keyboard focus. */
const focused: readonly Stage[] = (
  [
    ['button-kinds', 'button'],
    ['text-rest', 'input'],
    ['text-invalid', 'input'],
    ['select-chosen', 'input'],
    ['ticks', 'input'],
    ['switches', 'input'],
    ['choice-cards', 'input'],
    ['picture-choices', 'input'],
    ['tabs-panel', '[role=tab][tabindex="0"]'],
    ['chips', 'button'],
  ] as const
).map(([id, control]) => ({
  name: `${id}-focused`,
  open: async (page) => {
    // The last key decides whether a focus counts as keyboard focus.
    await page.keyboard.press('Shift');
    await specimen(page, id).locator(control).first().focus();
  },
  seen: (page) => specimen(page, id),
  close: blur,
}));

/** In the order in which they are run. */
export const stages: readonly Stage[] = [...menus, ...lists, ...dialogs, reason, ...focused];

/** Shows one message in each tone, and returns the resulting stack. */
export async function sayAll(page: Page): Promise<Locator> {
  const buttons = specimen(page, 'toasts').locator('button');
  for (const one of await buttons.all()) await one.click();
  const toasts = page.locator('.ui-toast');
  await toasts.nth(3).waitFor();
  // Their timers pause under the pointer.
  await toasts.first().hover();
  return toasts;
}
