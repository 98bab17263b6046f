import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tours as real, type TourId, type TourStepId } from '#machines/app/tour/tour.rules.ts';
import type { OtherScripts } from './build-proxy.ts';
import type { Tours } from './tour-offers.ts';

const assets = resolve(import.meta.dirname, '../../dist/assets');

/**
 * The built script that lists the tours, with other steps in some of them. Throws unless the build lists a tour exactly
 * once, so that the real ones are never walked by mistake.
 */
export function withShortTours(tours: Tours): OtherScripts {
  const [path, text] = scriptWith(listed('complete'));
  const ids = Object.keys(tours) as TourId[]; // the keys of a record by tour
  const changed = ids.reduce((script, tour) => {
    const [before, after, ...more] = script.split(listed(tour));
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${path} does not list the tour ${tour} once`);
    return `${before}${tour}:${JSON.stringify(tours[tour])}${after}`;
  }, text);
  return new Map([[path, changed]]);
}

function scriptWith(list: RegExp): [string, string] {
  const found = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name): [string, string] => [`/assets/${name}`, readFileSync(join(assets, name), 'utf8')])
    .filter(([, text]) => list.test(text));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} built scripts list the tours, not one`);
  return only;
}

/** A tour as a minifier writes it, in any quotes. */
function listed(tour: TourId): RegExp {
  const quoted = (step: TourStepId): string => '["\'`]' + step + '["\'`]';
  return new RegExp(`\\b${tour}:\\[${real[tour].map(quoted).join(',')}\\]`);
}
