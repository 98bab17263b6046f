import type { Step } from './waiting-room.d.mts';

type InLanguages = Readonly<Record<'en' | 'sv', string>>;

export const phaseWords: Readonly<Record<string, InLanguages>>;
export const waitingWords: Readonly<
  Record<'en' | 'sv', Readonly<Record<'title' | 'text' | 'of' | 'unavailable', string>>>
>;
export function stepText(step: Step, language: 'en' | 'sv'): string;
