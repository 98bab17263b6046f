import { describe, expect, test } from 'vitest';
import { tours } from '#machines/app/tour/tour.rules.ts';
import { tourLengths } from '../spec/tour-lengths.ts';
import { appGates } from './app-gates.ts';
import { tourCase } from './tour-case.ts';

describe('tour', () => {
  appGates(tourCase());

  test('[SPEC] the real tours have as many steps as the text says', () => {
    const said = Object.fromEntries(tourLengths.map(({ tour, steps }) => [tour, steps]));
    expect(Object.fromEntries(Object.entries(tours).map(([id, steps]) => [id, steps.length]))).toEqual(said);
  });
});
