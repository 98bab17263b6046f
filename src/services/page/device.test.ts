import { describe, expect, it } from 'vitest';
import { isMobileDevice } from './device.ts';

const device = (navigator: object, handheld: boolean) => ({
  navigator,
  matchMedia: (query: string) =>
    ({ matches: handheld && query.includes('coarse') && query.includes('hover: none') }) as MediaQueryList, // what is used of it
});

describe('a device', () => {
  it.each([
    ['a desktop', {}, false, false],
    ['a phone that says so', { userAgentData: { mobile: true } }, false, true],
    ['a tablet by its pointer', {}, true, true],
    ['a desktop with a touch screen', { userAgentData: { mobile: false } }, false, false],
  ])('[WIN4] %s', (_, navigator, handheld, mobile) => {
    expect(isMobileDevice(device(navigator, handheld))).toBe(mobile);
  });
});
