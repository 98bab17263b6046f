import type { Reader } from '#model/engine/reader.ts';

/** Anything that lies, or is to be done, in a bin. */
export interface Stop {
  readonly location: string;
}

/** Stops in the order of the walk: bins to pick from first, goods in staging last. [SCN4] */
export function inWalkingOrder<S extends Stop>(view: Reader, stops: readonly S[]): readonly S[] {
  const ranked = stops.map((stop) => {
    const place = view.get('location', stop.location);
    const rank = place?.locationType === 'staging' ? 2 : place?.pickable ? 0 : 1;
    return { stop, rank, order: place?.pickSequence ?? 0, code: place?.code ?? '' };
  });
  ranked.sort(
    (a, b) => a.rank - b.rank || a.order - b.order || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
  return ranked.map(({ stop }) => stop);
}
