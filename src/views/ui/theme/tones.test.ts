import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, paint, tokensOf, type Rgb } from './css-colour.fixtures.ts';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const dark = ":root[data-theme='dark']";
const semiDark = ":root[data-theme='light'][data-semi-dark='true']";
const looks = {
  light: [':root'],
  dark: [':root', dark],
  'light with a dark navigation': [':root', semiDark],
};

/** Text and background colours as combined by the style sheets. */
const texts: readonly (readonly [text: string, ground: string])[] = [
  ...['surface', 'canvas', 'surface-sunken', 'surface-raised', 'primary-soft', 'primary-softer'].map(
    (ground) => ['primary-text', `var(--${ground})`] as const,
  ),
  ['primary-text', 'color-mix(in oklab, var(--primary) 11%, var(--surface-sunken))'],
  ['nav-accent', 'var(--nav-bg)'],
  ['nav-accent', 'var(--nav-active)'],
  ['nav-accent', 'color-mix(in oklab, var(--primary) 12%, var(--nav-active))'],
  ['on-primary', 'var(--primary)'],
  ['on-primary-darker', 'var(--primary-darker)'],
];

/** Sixteen steps per channel, and the greys around which text on a fill switches from dark to light. */
function* colours(): Generator<string> {
  const part = (channel: number): string => channel.toString(16).padStart(2, '0');
  for (let r = 0; r < 256; r += 17)
    for (let g = 0; g < 256; g += 17)
      for (let b = 0; b < 256; b += 17) yield `#${part(r)}${part(g)}${part(b)}`;
  for (let grey = 110; grey < 130; grey += 1) yield `#${part(grey)}${part(grey)}${part(grey)}`;
}

describe.each(Object.entries(looks))('%s', (_, selectors) => {
  const tokens = tokensOf(sheet, selectors);

  const worst = (text: string, ground: string): { ratio: number; colour: string } => {
    let found = { ratio: 21, colour: '' };
    for (const colour of colours()) {
      const look = { ...tokens, '--primary': colour, '--primary-darker': colour };
      const at = (value: string): Rgb => paint(value, look);
      const ratio = contrast(at(text), at(ground));
      if (ratio < found.ratio) found = { ratio, colour };
    }
    return found;
  };

  it.each(texts)('[UI12] --%s can be read on %s', (text, ground) => {
    expect(worst(`var(--${text})`, ground).ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'canvas', 'surface-raised'])('[UI12] the focus is seen on --%s', (ground) => {
    expect(worst('var(--focus)', `var(--${ground})`).ratio).toBeGreaterThanOrEqual(3);
  });
});
