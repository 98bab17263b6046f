import { describe, expect, it } from 'vitest';
import { startPreferences } from './preferences.fixtures.ts';
import {
  CHOSEN_KEYS,
  darkerOf,
  DEFAULT_PREFERENCES,
  PRIMARY_COLOURS,
  readPreferences,
  themeInForce,
  type Preference,
} from './preferences.rules.ts';

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('preferences', () => {
  it('[PF1] takes defaults for what is missing or malformed', () => {
    const stored = {
      theme: 'purple',
      skin: 'default',
      'light-primary-color': 'red',
      'nav-collapsed': null,
      evil: 'x',
    };
    expect(readPreferences(stored)).toEqual({ ...DEFAULT_PREFERENCES, skin: 'default' });
  });

  it('[PF2] follows the system only while the theme is system', () => {
    const { actor, now, saved } = startPreferences({ systemDark: true });
    expect(themeInForce(now())).toBe('dark');
    actor.send({ type: 'systemThemeChanged', dark: false });
    expect(themeInForce(now())).toBe('light');
    actor.send({ type: 'change', preference: { key: 'theme', value: 'light' } });
    actor.send({ type: 'systemThemeChanged', dark: true });
    expect(themeInForce(now())).toBe('light');
    expect(saved.map(({ key, value }) => `${key}=${value}`)).toEqual([
      'color-scheme=light',
      'theme=light',
      'color-scheme=dark',
    ]);
  });

  it('[PF3] stores each change and refuses a value that does not exist', () => {
    const { actor, saved, now } = startPreferences();
    actor.send({ type: 'change', preference: { key: 'density', value: 'compact' } });
    actor.send({ type: 'toggleNavigation' });
    const wrong = { key: 'density', value: 'huge' } as unknown as Preference; // what a broken caller would send
    actor.send({ type: 'change', preference: wrong });
    actor.send({ type: 'choosePrimary', scheme: 'light', colour: 'red' });
    expect(now()).toEqual({ ...DEFAULT_PREFERENCES, density: 'compact', 'nav-collapsed': 'true' });
    expect(saved).toEqual([
      { key: 'density', value: 'compact' },
      { key: 'nav-collapsed', value: 'true' },
    ]);
  });

  it('[PF4] is vertical on a mobile device without forgetting the choice', async () => {
    const { actor, now, clock, device, place } = startPreferences({
      stored: { 'content-layout-nav': 'horizontal' },
      mobile: true,
    });
    expect([now()['content-layout-nav'], place()]).toEqual(['vertical', 'full']);
    device.mobile = false;
    actor.send({ type: 'windowResized' });
    clock.increment(50);
    await settled();
    expect([now()['content-layout-nav'], place()]).toEqual(['horizontal', 'above']);
  });

  it('[PF6] takes over what another tab stores, and its defaults', () => {
    const { actor, now, saved } = startPreferences({ stored: { language: 'sv' } });
    const heard = (key: string, value: string | null) => actor.send({ type: 'changedElsewhere', key, value });
    heard('skin', 'default');
    heard('density', 'compact');
    heard('density', null);
    heard('navbar-type', 'nonsense');
    heard('language', 'en');
    heard('color-scheme', 'dark');
    heard('pending-email', 'kim@example.com');
    expect(now()).toEqual({ ...DEFAULT_PREFERENCES, skin: 'default', language: 'sv' });
    expect(saved).toEqual([]);
  });

  it('[PF7] restores the defaults of all that is chosen', () => {
    const { actor, now, device } = startPreferences({
      stored: { skin: 'default', direction: 'rtl', language: 'sv', 'dark-primary-color': '#112233' },
      systemDark: true,
    });
    actor.send({ type: 'restoreDefaults' });
    expect(now()).toEqual({ ...DEFAULT_PREFERENCES, language: 'sv', 'color-scheme': 'dark' });
    expect(device.forgotten).toBe(1);
    expect(CHOSEN_KEYS).not.toContain('language');
  });

  it('[PF8] sets a primary colour and its darker tone for one theme', () => {
    expect(darkerOf(PRIMARY_COLOURS[0])).toBe(DEFAULT_PREFERENCES['light-primary-darker-color']);
    expect(PRIMARY_COLOURS[0]).toBe(DEFAULT_PREFERENCES['light-primary-color']);
    const { actor, now, saved } = startPreferences();
    actor.send({ type: 'choosePrimary', scheme: 'dark', colour: '#00FF0a' });
    expect(now()).toEqual({
      ...DEFAULT_PREFERENCES,
      'dark-primary-color': '#00FF0a',
      'dark-primary-darker-color': '#00E609',
    });
    expect(saved).toEqual([
      { key: 'dark-primary-color', value: '#00FF0a' },
      { key: 'dark-primary-darker-color', value: '#00E609' },
    ]);
  });

  it('[PF9] looks at the device 50 ms after the window has come to rest', async () => {
    const { actor, clock, device, place } = startPreferences({
      stored: { 'content-layout-nav': 'horizontal' },
    });
    device.mobile = true;
    actor.send({ type: 'windowResized' });
    clock.increment(49);
    actor.send({ type: 'windowResized' });
    clock.increment(49);
    await settled();
    expect([device.asked, place()]).toEqual([0, 'above']);
    clock.increment(1);
    await settled();
    expect([device.asked, place()]).toEqual([1, 'full']);
  });

  it('[PF10] draws the navigation over a narrow page, and shuts it with the page', () => {
    const { actor, place, saved } = startPreferences();
    const places = (['windowNarrowed', 'toggleNavigation', 'pageEntered', 'toggleNavigation'] as const).map(
      (type) => {
        actor.send({ type });
        return place();
      },
    );
    actor.send({ type: 'closeNavigation' });
    expect([...places, place()]).toEqual(['over', 'drawer', 'over', 'drawer', 'over']);
    actor.send({ type: 'windowWidened' });
    expect([place(), saved]).toEqual(['full', []]);
  });
});
