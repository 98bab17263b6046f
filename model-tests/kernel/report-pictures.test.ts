import { expect, test } from 'vitest';
import { chartShape } from '#model/flows/chart-shape.ts';
import type { ProofPicture } from '#model/flows/proof-report.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { unpictured } from './report-pictures.ts';

const shape = chartShape(downloadMachine);
const leaves = shape.states.filter(({ kind }) => kind === 'atomic' || kind === 'final');
const picture = (state: string, language: 'en' | 'sv', theme: ProofPicture['theme']): ProofPicture => ({
  file: `download-${language}-${state}-${theme}.png`,
  state,
  language,
  theme,
});
const all = leaves.flatMap(({ key }) =>
  (['en', 'sv'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => picture(key, language, theme)),
  ),
);

test('[PROOF] a state without a picture in one language or theme is told', () => {
  expect(unpictured(shape, all)).toEqual([]);
  expect(unpictured(shape, [])).toEqual(leaves.map(({ id }) => id));
  for (const [at, { state }] of all.entries())
    expect(unpictured(shape, all.toSpliced(at, 1))).toEqual([leaves.find(({ key }) => key === state)?.id]);
});

test('[PROOF] one whose theme is a part of its state stands for both', () => {
  const [first] = leaves;
  const named = first?.key ?? '';
  const others = all.filter(({ state }) => state !== named);
  const own = (['en', 'sv'] as const).map((language) => picture(`dark-${named}`, language, null));
  expect(unpictured(shape, [...others, ...own])).toEqual([]);
});
