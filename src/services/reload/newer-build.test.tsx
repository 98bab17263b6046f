import { afterEach, describe, expect, test, vi } from 'vitest';
import { isBuildNewer, ownBuild } from './newer-build.ts';
import { isWriting } from './writing.ts';

/** A server with these answers by path. */
function server(answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? null));
}
const latest = (hash: unknown) => server({ '/latest-build.json': { hash } });

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a newer build', () => {
  test.each([
    ['a1', 'b2', true],
    ['a1', 'a1', false],
    ['dev', 'b2', false],
    ['a1', 'dev', false],
    ['a1', 'none', false],
    ['', 'b2', false],
  ])('[CHK3] than %o is %o: %o', async (own, hash, newer) => {
    latest(hash);
    expect(await isBuildNewer(own)).toBe(newer);
  });

  test('[CHK3] is none that an answer of another shape could name', async () => {
    latest(7);
    await expect(isBuildNewer('a1')).rejects.toThrow('hash');
  });

  test('[CHK3] is told from the build that the page names, else that its server names', async () => {
    server({ '/build.json': { hash: 'of-server' } });
    expect(await ownBuild(document)).toBe('of-server');
    document.head.innerHTML = '<meta name="build" content="of-page">';
    expect(await ownBuild(document)).toBe('of-page');
  });
});

describe('somebody writes', () => {
  test('[CHK4] while a field has the focus', () => {
    document.body.innerHTML = '<input><button></button>';
    expect(isWriting(window)).toBe(false);
    document.querySelector('input')?.focus();
    expect(isWriting(window)).toBe(true);
    document.querySelector('button')?.focus();
    expect(isWriting(window)).toBe(false);
  });

  test('[CHK4] while a page would ask before it is left', () => {
    const keep = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    expect(isWriting(window)).toBe(true);
    window.removeEventListener('beforeunload', keep);
    expect(isWriting(window)).toBe(false);
  });
});
