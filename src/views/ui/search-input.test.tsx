import { Suspense, act, use, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SearchInput } from './search-input.tsx';
import { afterPaint } from './use-after-paint.ts';
import { click, find, press, render, type } from './ui.fixtures.tsx';

let told: string[] = [];
/** Pending answers; each search has its own. */
let answers = new Map<string, { promise: Promise<string>; resolve: (rows: string) => void }>();
beforeEach(() => {
  told = [];
  answers = new Map();
});
const box = '[role=searchbox]';
const shown = (): string => (find(box) as HTMLInputElement).value; // it is one

function answerTo(search: string) {
  const known = answers.get(search) ?? Promise.withResolvers<string>();
  answers.set(search, known);
  return known;
}

function Rows({ search }: { readonly search: string }) {
  return <p id="rows">{search === '' ? 'all' : use(answerTo(search).promise)}</p>;
}

/** Its rows suspend until the test answers. */
function Page() {
  const [value, setValue] = useState('');
  const tell = (text: string): void => {
    told.push(text);
    setValue(text);
  };
  return (
    <>
      <SearchInput value={value} onChange={tell} />
      <button type="button" id="view" onClick={() => setValue('')}>
        A saved view
      </button>
      <Suspense fallback={<p id="rows">…</p>}>
        <Rows search={value} />
      </Suspense>
    </>
  );
}

const answer = (search: string): Promise<void> =>
  act(async () => answerTo(search).resolve(`rows with ${search}`));

const painted = (): Promise<void> => act(async () => new Promise<void>((done) => afterPaint(done)));

const typed = async (text: string): Promise<void> => {
  await act(async () => type(box, text));
  await painted();
};

describe('a search as one types', () => {
  test('[UI17] shows each letter while the rows of the last one stand, then those that answer', async () => {
    render(<Page />);
    await typed('b');
    await typed('bo');
    expect([shown(), find('#rows').textContent]).toEqual(['bo', 'all']);
    await answer('b');
    expect([shown(), find('#rows').textContent]).toEqual(['bo', 'all']);
    await answer('bo');
    await painted();
    expect([shown(), find('#rows').textContent, told]).toEqual(['bo', 'rows with bo', ['b', 'bo']]);
  });

  test('[UI17] is told of at once by the way down', async () => {
    render(<Page />);
    find(box).focus();
    await act(async () => type(box, 'bolt'));
    expect([shown(), find('#rows').textContent, told]).toEqual(['bolt', 'all', []]);
    await act(async () => press('ArrowDown'));
    expect(told).toEqual(['bolt']);
    await answer('bolt');
    expect([shown(), find('#rows').textContent]).toEqual(['bolt', 'rows with bolt']);
  });

  test('[UI17] gives way to what is searched otherwise, and is emptied with Escape', async () => {
    render(<Page />);
    find(box).focus();
    await typed('bolt');
    await answer('bolt');
    click('#view');
    expect([shown(), find('#rows').textContent]).toEqual(['', 'all']);
    await typed('nut');
    await answer('nut');
    press('Escape');
    await painted();
    expect([shown(), find('#rows').textContent]).toEqual(['', 'all']);
  });

  test('[UI17] gives way also while the rows of what was typed are not there yet', async () => {
    render(<Page />);
    await typed('bolt');
    click('#view');
    await answer('bolt');
    await painted();
    expect([shown(), find('#rows').textContent, told]).toEqual(['', 'all', ['bolt']]);
  });

  test('[UI17] is emptied by its button, and keeps the keyboard', async () => {
    render(<Page />);
    await typed('bolt');
    await answer('bolt');
    click('.ui-clear');
    await painted();
    expect([shown(), find('#rows').textContent]).toEqual(['', 'all']);
    expect(document.activeElement).toBe(find(box));
  });
});
