import type { CompanyModel } from '#model/engine/company-model.ts';
import { wordsNow } from './catalogues.ts';
import { headOf, oddWords } from './page-complaints.ts';
import { press } from './part-complaints.ts';
import type { ShownTab, TabEntry } from './tabs-to-show.ts';

const count = (selector: string): number => document.querySelectorAll(selector).length;

const expectCount = (selector: string, expected: number): string[] =>
  count(selector) === expected ? [] : [`${count(selector)} of ${selector}, not ${expected}`];

function expectText(selector: string, expected: string): string[] {
  const text = document.querySelector(selector)?.textContent ?? 'nothing';
  return text.includes(expected) ? [] : [`${selector} says ${text}, not ${expected}`];
}

/** What is wrong with the tab of the comments; empty if nothing is. */
export function commentComplaints({ entries, mayWrite }: ShownTab): string[] {
  const standing = entries.filter(({ isRemoved }) => !isRemoved).length;
  return [
    ...tabHeadOf('comments', standing),
    ...expectCount('.comment', entries.length),
    ...expectCount('.comments .ui-empty', entries.length === 0 ? 1 : 0),
    ...expectCount('.comments > form textarea', mayWrite ? 1 : 0),
    ...expectCount('.comments > form [data-testid=comment-send]', mayWrite ? 1 : 0),
    ...entries.flatMap(commentOf),
    ...oddWords(),
  ];
}

function commentOf({ id, text, isEdited, isRemoved, mayEdit, mayRemove }: TabEntry): string[] {
  const at = `[data-comment="${id}"]`;
  const named = (name: string): string => `${at} button[aria-label="${wordsNow(name)}"]`;
  return [
    ...expectText(at, isRemoved ? wordsNow('This comment was removed by its author.') : text),
    ...expectCount(`${at} .comment-earlier`, isEdited && !isRemoved ? 1 : 0),
    ...expectCount(named('Edit comment'), mayEdit ? 1 : 0),
    ...expectCount(named('Remove comment'), mayRemove ? 1 : 0),
  ];
}

/** What is wrong with the tab of the files; empty if nothing is. */
export function fileComplaints({ entries }: ShownTab): string[] {
  const there = entries.filter(({ isRemoved }) => !isRemoved);
  const names = [...document.querySelectorAll('.file-about a')].map(({ textContent }) => textContent);
  return [
    ...tabHeadOf('files', there.length),
    ...expectCount('.file-card', there.length),
    ...expectCount('.file-card img', there.filter(({ text }) => !text.endsWith('.pdf')).length),
    ...expectCount('.file-area .ui-empty', there.length === 0 ? 1 : 0),
    ...expectCount('.file-area input[type=file]', 2),
    ...expectCount('.file-card button', there.filter(({ mayRemove }) => mayRemove).length),
    ...(names.join() === there.map(({ text }) => text).join() ? [] : [`the files are ${names.join()}`]),
    ...oddWords(),
  ];
}

/** The page has its heading, and the tab is selected and shows its number of entries. */
const tabHeadOf = (tab: string, standing: number): string[] => [
  ...headOf(),
  ...expectCount(`[role=tab][aria-selected=true][data-tab=${tab}]`, 1),
  ...expectText(`[data-tab=${tab}]`, standing === 0 ? '' : String(standing)),
];

/** Removes the first removable entry, through the confirmation: the company must be given that command. */
export async function removalComplaints(
  { entries }: ShownTab,
  model: CompanyModel,
  button: (entry: TabEntry) => string,
): Promise<string[]> {
  const entry = entries.find(({ mayRemove }) => mayRemove);
  if (!entry) return [];
  await press(button(entry));
  if (model.pending().length > 0) return ['it is removed without a question'];
  await press('.ui-dialog-actions [data-variant=danger]');
  const given = model.pending().map(({ command }) => JSON.stringify([command.type, command.data]));
  const expected = JSON.stringify(['remove', { id: entry.id }]);
  return given.join() === expected ? [] : [`removing gives ${given.join() || 'nothing'}, not ${expected}`];
}
