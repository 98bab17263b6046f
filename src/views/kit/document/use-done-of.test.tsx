import { afterEach, expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { render, unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith } from './document.fixtures.tsx';
import { ModelProvider } from './model-context.tsx';
import { useDoneOf } from './use-done-of.ts';

afterEach(unmount);

type Lines = Parameters<ReturnType<typeof useDoneOf>>[0];

function said(units: readonly ('pcs' | 'kg')[], amounts: readonly (readonly [number, number])[]): string {
  const world = companyWorld();
  const lines: Lines = units.map((unit, at) => {
    const [done = 0, wanted = 0] = amounts[at] ?? [];
    return { product: activeProduct(world, { sku: `P-${at}`, unit }), done, wanted };
  });
  const Said = () => <output>{useDoneOf()(lines)}</output>;
  const host = render(
    <ModelProvider model={deviceWith(world)}>
      <Said />
    </ModelProvider>,
  );
  return host.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

it('[DP59] pieces of lines with one unit are added up', () => {
  expect(
    said(
      ['pcs', 'pcs', 'pcs'],
      [
        [1_000, 1_000],
        [5_000, 6_000],
        [0, 1_000],
      ],
    ),
  ).toBe('6 of 8 pcs'); // not the average of three lines
});

it('[DP59] lines with several units are counted', () => {
  expect(
    said(
      ['pcs', 'kg'],
      [
        [1_000, 1_000],
        [500, 6_000],
      ],
    ),
  ).toBe('1 of 2 lines');
});
