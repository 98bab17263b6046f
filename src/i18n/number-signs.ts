import { tagOf } from './tag.ts';

/** The signs that a language writes numbers with. */
interface NumberSigns {
  /** Before the decimals. */
  readonly decimal: string;
  /** Between thousands; a space in many languages. */
  readonly group: string;
}

const known = new Map<string, NumberSigns>();

export function numberSigns(locale: string): NumberSigns {
  const signs = known.get(locale) ?? readSigns(locale);
  known.set(locale, signs);
  return signs;
}

function readSigns(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(tagOf(locale)).formatToParts(1_234_567.8);
  const sign = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
