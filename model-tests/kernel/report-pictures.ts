import { readdirSync } from 'node:fs';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ProofPicture } from '#model/flows/proof-report.ts';
import { picturesOf } from '#views/tools/flows/proof/proof-paint.ts';

/** `<chart>-<language>-<state>-<theme>.png`, as `state-pictures.ts` names them; other pictures are numbered. */
const named =
  /^(?<chart>[a-zA-Z]+)-(?<language>en|sv)-(?!\d\d-)(?<state>.+?)(?:-(?<theme>light|dark))?\.png$/;

/** The pictures of states in a folder, by chart; one without a theme only if there is none with a theme. */
export function picturesIn(folder: string): Record<string, ProofPicture[]> {
  const found: Record<string, ProofPicture[]> = {};
  for (const file of namesIn(folder)) {
    const { chart, language, state, theme } = named.exec(file)?.groups ?? {};
    if (chart === undefined || state === undefined) continue;
    (found[chart] ??= []).push({
      file,
      state,
      language: language === 'sv' ? 'sv' : 'en',
      theme: theme === 'light' || theme === 'dark' ? theme : null,
    });
  }
  const isBest = (one: ProofPicture, all: readonly ProofPicture[]): boolean =>
    one.theme !== null || !all.some(({ state, theme }) => state === one.state && theme !== null);
  return Object.fromEntries(
    Object.entries(found).map(([chart, all]) => [chart, all.filter((one) => isBest(one, all))]),
  );
}

const languages = ['en', 'sv'] as const;
const themes = ['light', 'dark'] as const;

/** A chart's states that lack a picture in a language or a theme; a theme-dependent state's picture counts for both. */
export function unpictured(shape: ChartShape, pictures: readonly ProofPicture[]): string[] {
  const isSeen = (id: string): boolean => {
    const own = picturesOf(id, shape, pictures);
    return languages.every((language) =>
      themes.every((theme) => own.some((one) => one.language === language && (one.theme ?? theme) === theme)),
    );
  };
  return shape.states
    .filter(({ id, kind }) => (kind === 'atomic' || kind === 'final') && !isSeen(id))
    .map(({ id }) => id);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
