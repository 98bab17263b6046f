import { compare } from '#model/values/order.ts';
import { problemWith, type Licensed } from './licences.ts';
import { licenceTexts, type ShippedPackage } from './shipped-packages.ts';

/** One passage for each package, in the order of their names. */
export function thirdPartyLicences(packages: readonly ShippedPackage[]): string {
  const passages = packages
    .toSorted((a, b) => compare(a.name, b.name))
    .map((one) => [`${one.name} ${one.version} (${one.licence})`, ...licenceTexts(one)].join('\n\n'));
  const line = `\n\n${'─'.repeat(80)}\n\n`;
  return `Lagra is made with these packages.${line}${passages.join(line)}\n`;
}

/** One line for each package that may not be shipped. */
export const licenceProblems = (packages: readonly Licensed[]): string[] =>
  packages.map(problemWith).filter((problem) => problem !== undefined);
