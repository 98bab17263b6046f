import { tours, type TourId, type TourStepId } from '#machines/app/tour/tour.rules.ts';

/** The chart allows any tour name; here they are narrowed to the known tours. */
export const tourOf = (name: string | null): TourId | undefined =>
  (Object.keys(tours) as TourId[]).find((id) => id === name); // the keys of a record by tour

export function stepAt(name: string | null, step: number): TourStepId | undefined {
  const tour = tourOf(name);
  return tour && tours[tour][step];
}
