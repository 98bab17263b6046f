import { expect, it } from 'vitest';
import { missing } from './test-programs.mjs';

it('[ANY4] who may not install a browser is told which packages it is in, and the variable', () => {
  const webkit = { name: 'WebKit', variable: 'WEBKIT_DRIVER_PATH', packages: ['webkit2gtk-driver'] };
  expect(missing(webkit)).toBe(
    'Tests need WebKit: install it (Debian, Ubuntu: sudo apt-get install webkit2gtk-driver), ' +
      'or say where it is in WEBKIT_DRIVER_PATH.',
  );
});
