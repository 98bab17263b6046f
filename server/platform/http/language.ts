import { languages, type Language } from '#model/values/languages.ts';

/** The best supported language for Accept-Language; English if it names none. */
export function languageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
      .find((q) => q !== undefined);
    return {
      language: languages.find((language) => language === tag.split('-')[0]),
      weight: Number(weight ?? 1),
    };
  });
  const ours = wishes.filter(({ language, weight }) => language !== undefined && weight > 0);
  return ours.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en';
}
