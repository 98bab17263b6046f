import { describe, expect, test } from 'vitest';
import config from '../../vite.config.ts';
import { addedIn, compareVersions, currentOf, FLOORS, readCompat } from '../browsers/compat.ts';
import { buildTarget, OLDEST } from './browsers.ts';

const data = readCompat();
/** Features that src/first/old-browser.js checks for. */
const asked = [
  data.javascript['builtins']?.['Set']?.['difference'],
  data.css['types']?.['color']?.['oklch']?.['relative_syntax'],
];
const major = (version: string): number => Number(version.split('.')[0]);

describe('the oldest browsers', () => {
  test.each(Object.entries(FLOORS))(
    '[OLD1] %s %s is no newer than the one before the current',
    (id, floor) => {
      expect(major(floor)).toBeLessThan(major(currentOf(data, id)));
    },
  );

  test('[OLD1] are what the build writes for', () => {
    expect(config).toMatchObject({ build: { target: buildTarget } });
    expect(buildTarget).toContain(`safari${OLDEST.safari}`);
  });

  test.each(Object.entries(FLOORS))('[OLD2] %s %s is the first with all that is asked for', (id, floor) => {
    const since = asked.map((feature) => addedIn(feature, id)).toSorted(compareVersions);
    expect(since[0]).not.toBe('');
    expect(since.at(-1)).toBe(floor);
  });
});
