import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Turned off while something is under way, which they show themselves. */
const busy =
  /^((input\.)?session\.isSigningIn|is(Busy|Sending|Going|Seeking)|isOff\('\w+'\)|choosing !== null)$/;

/** The buttons in a source that are turned off by `disabled` alone. */
function plainlyOff(source: string): readonly string[] {
  return [...source.matchAll(/<Button\b[^]*?(?:\/>|<\/Button>)/g)].flatMap(([button]) =>
    [...button.matchAll(/\sdisabled=\{([^{}]*)\}/g)].flatMap(([, when = '']) =>
      busy.test(when) ? [] : [when],
    ),
  );
}

test('[DP58] a button that is turned off says why: none of the pages turns one off without a reason', () => {
  const files = globSync('src/views/**/*.tsx').filter((file) => !/\.test\.|\/(ui|gallery)\//.test(file));
  expect(files.length).toBeGreaterThan(400);
  expect(
    files.flatMap((file) => plainlyOff(readFileSync(file, 'utf8')).map((when) => `${file}: ${when}`)),
  ).toEqual([]);
});
