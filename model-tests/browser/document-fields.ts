import type { Locator, Page } from 'playwright-core';
import type { EngineWorld } from '../model/engine-world.ts';
import { cell, press } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';

let turn = 0;
/** A new value, so that saving has something to save. */
export const fresh = (word: string): string => `${word} ${++turn}`;

/** The panel beside a list, or the one over a page. */
export const panelOf = (page: Page): Locator => page.locator('.ui-side').last();

/** The form of a page, or the panel that is one. */
export const formOf = (page: Page): Locator => page.locator('form.ui-form, .ui-side').last();

const asked = (form: Locator): Locator =>
  form.locator('input[aria-required=true]:not([role=combobox], [readonly])');

/** Fills every required field that is still empty. */
export async function fillWhatIsAsked(form: Locator): Promise<void> {
  await asked(form).first().waitFor();
  for (const input of await asked(form).all())
    if ((await input.inputValue()) === '') await input.fill(fresh('New'));
}

/** Changes the first required field. */
export const changeWhatIsAsked = (form: Locator): Promise<void> => asked(form).first().fill(fresh('Changed'));

/** Writes into the field with the English label, in the panel if there is one. */
export async function write(
  { page, words }: Visitor,
  label: string,
  text: string,
  within: Locator = page.locator('main'),
): Promise<void> {
  const name = new RegExp(`^${words(label).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}( |$)`);
  await within.getByRole('textbox', { name }).first().fill(text);
}

/** Writes into the only number of a panel. */
export const writeNumber = (page: Page, number: string): Promise<void> =>
  panelOf(page).locator('input[inputmode=decimal]').fill(number);

/** Chooses a line of a list by its text. */
export async function choose(page: Page, list: Locator, text: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: text }).first().click();
}

/** The quantity of the form's only line, and a note, since an unchanged form is not sent. */
export async function writeQuantity(visitor: Visitor, pieces: string): Promise<void> {
  await cell(visitor, 'Quantity', 1).fill(pieces);
  await write(visitor, 'Notes', fresh('Note'));
}

/** The panel's fields may be on a tab. */
export async function openFields(page: Page): Promise<void> {
  const tab = panelOf(page).locator('[data-tab=fields]');
  if ((await tab.count()) > 0) await tab.click();
}

/** The main button of the dialog on top. */
export const confirm = (page: Page): Promise<void> =>
  page.getByRole('dialog').last().locator('.p-dialog-footer button, footer button').last().click();

/** Saves the form of the page or of the panel. */
export const save = (page: Page): Promise<void> => press(page, 'save');

/** A field of the first document of a kind in the starting world. */
export function givenOf(
  { given = [] }: EngineWorld,
  kind: string,
): { id: string; data: Readonly<Record<string, unknown>> } {
  const action = given.find((one) => one.kind === kind && one.type === 'create');
  if (!action) throw new Error(`there is no ${kind} to begin with`);
  return { id: action.document, data: action.data as Readonly<Record<string, unknown>> }; // creations carry a form
}
