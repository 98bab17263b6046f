import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { whenUsed } from './first-files.ts';

const windows: Window[] = [];
afterEach(async () => {
  for (const one of windows.splice(0)) await one.happyDOM.close();
});

/** A written page with a button and a link, and its script; `run` is called instead of each script. */
function opened({ user }: { readonly user?: string } = {}) {
  let turn = (): void => undefined;
  const window = new Window({ url: 'http://localhost/en' });
  windows.push(window);
  const { document } = window;
  document.body.innerHTML = '<button id="theme">Theme</button><a href="#x" id="way">Way</a>';
  if (user) window.localStorage.setItem('lagra-user', user);
  const run = vi.fn<(file: string) => Promise<void>>(() => Promise.resolve());
  // Scripts of a page cannot be imported here: what would be is told.
  const text = whenUsed('.', ['assets/a.js', 'assets/b.js']).replace('import(', 'imported(');
  const { addEventListener, removeEventListener } = window;
  const { Element, localStorage } = window;
  const matchMedia = () => ({ addEventListener: (_: string, turned: () => void) => void (turn = turned) });
  const page = {
    document,
    imported: run,
    Promise,
    Element,
    localStorage,
    matchMedia,
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
  };
  runInNewContext(text, page);
  const pressed = vi.fn<() => void>();
  document.getElementById('theme')?.addEventListener('click', pressed);
  const tell = (name: string): void => void window.dispatchEvent(new window.Event(name));
  const press = (): void =>
    void window.document
      .getElementById('theme')
      ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
  return { window, document, run, pressed, press, tell, turns: () => turn() };
}

test('[PUB11] scripts are fetched once the page is loaded, and run when it is used, once', () => {
  const { document, run, tell } = opened();
  tell('load');
  const fetched = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(fetched).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(run).not.toHaveBeenCalled();
  tell('scroll');
  tell('keydown');
  expect(run.mock.calls).toEqual([['/assets/a.js'], ['/assets/b.js']]);
});

test('[PUB11] they run when the device turns dark or light', () => {
  const { run, tell, turns } = opened();
  tell('load');
  turns();
  expect(run).toHaveBeenCalledTimes(2);
});

test('[PUB11] they run at once for who is signed in', () => {
  const { run, tell } = opened({ user: '{}' });
  tell('load');
  expect(run).toHaveBeenCalledTimes(2);
});

test('[PUB11] a button pressed before they have run is pressed then, and each later press counts once', () => {
  const { pressed, press, tell } = opened();
  press();
  expect(pressed).not.toHaveBeenCalled();
  tell('lively');
  expect(pressed).toHaveBeenCalledTimes(1);
  press();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('[PUB11] where they cannot be fetched, buttons do what the browser does with them', async () => {
  const { run, pressed, press, tell } = opened();
  run.mockRejectedValue(new Error('no connection'));
  press();
  tell('pointerdown');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});
