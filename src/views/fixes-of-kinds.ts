import type { Offer, Refused, UseFixes } from './kit/document/fix-offer.ts';

/** Each `<slug>.fixes.ts` exports one hook. */
const files = import.meta.glob<Readonly<Record<string, UseFixes>>>('./**/*.fixes.ts', { eager: true });
const hooks = Object.values(files).flatMap((file) => Object.values(file));

/** Fixes that kinds offer next to a disabled button, in addition to the common ones. */
export function useFixesOfKinds(): (refused: Refused) => readonly Offer[] {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- they are those of the build: the same in each render
  const fixes = hooks.map((useFixes) => useFixes());
  return (refused) => fixes.flatMap((offers) => offers(refused));
}
