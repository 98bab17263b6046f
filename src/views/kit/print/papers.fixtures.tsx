import { act, type ReactNode } from 'react';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { showAt, type deviceWith } from '../document/document.fixtures.tsx';
import { useRow } from '../document/model-context.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';

interface OfProps<N extends TableName> {
  readonly table: N;
  readonly id: string;
  readonly page: (row: Rows[N]) => ReactNode;
}

/** The page of a row that the device holds. */
export function Of<N extends TableName>({ table, id, page }: OfProps<N>) {
  const row = useRow(table, id);
  return row ? page(row) : null;
}

/** Milliseconds for a catalogue to load even on a busy machine. */
const PATIENCE = 4_000;

/** Shows a page to a reader of English, and waits for something on it. */
export async function shownUntil(
  model: ReturnType<typeof deviceWith>,
  page: () => ReactNode,
  isThere: () => boolean,
): Promise<void> {
  await showAt(model, '/en/here', page);
  await until(isThere);
}

/** Waits for what comes later: catalogues, and the encoders of codes. */
export async function until(isThere: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isThere() && performance.now() < end) await act(() => new Promise((done) => setTimeout(done, 10)));
}

/** The paper, once the catalogue of its own language is there. */
export async function paper(
  model: ReturnType<typeof deviceWith>,
  page: () => ReactNode,
): Promise<HTMLElement> {
  await shownUntil(model, page, () => document.querySelector('.paper') !== null);
  return find('.paper');
}

/** A text with ordinary spaces. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** The cells of the lines of a paper. */
export const cellsOf = (shown: Element): string[][] =>
  [...shown.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => plain(textContent)),
  );
