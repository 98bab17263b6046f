import { exceptions } from '../browsers/exceptions.mjs';
import { readCompat } from '../browsers/compat.ts';
import { missingFeatures } from '../browsers/missing-features.mjs';
import { usesIn } from '../browsers/script-uses.mjs';
import { styleUsesIn } from '../browsers/style-uses.mjs';
import { typedNames } from '../browsers/typed-names.mjs';
import { sourceFiles } from '../source-files.mjs';
import { oneCheck } from './command.mjs';

const folder = 'scripts/structure/canary/browsers';
const canary = { script: `${folder}/too-new.tsx`, style: `${folder}/too-new.css` };
/** Exactly what must be found in the canary. */
const planted = [
  'Navigator.vibrate',
  'requestIdleCallback',
  'Document.startViewTransition',
  'URL.parse',
  'Navigator.userAgentData',
  'event beforeinstallprompt',
  'attribute autocorrect',
  '@view-transition',
  ':has-slotted',
  'field-sizing',
  'field-sizing: content',
  'user-select',
  'calc-size()',
  'contrast-color()',
];

const listed = exceptions.flatMap(({ uses }) => uses);
const isInBrowsers = (path) => path.startsWith('src/') && !/\.(test|spec|fixtures)\.|\/testing\//.test(path);

/** Browser code uses only what the oldest declared versions have, or listed exceptions. */
export async function browsers() {
  const features = missingFeatures(readCompat());
  const scripts = sourceFiles(['.ts', '.tsx']).filter(isInBrowsers);
  const styles = sourceFiles(['.css']).filter(isInBrowsers);
  const found = missingIn(features, [...scripts, canary.script], [...styles, canary.style]);
  const isPlanted = ({ path }) => Object.values(canary).includes(path);
  const real = found.filter((use) => !isPlanted(use));
  const problems = [...wrongOnCanary(found.filter(isPlanted)), ...unexcused(real), ...needless(real)];
  for (const problem of problems) console.error(problem);
  return oneCheck(
    problems.length === 0,
    `${scripts.length + styles.length} files, ${listed.length} exceptions`,
  );
}

function missingIn(features, scripts, styles) {
  const parts = scripts.map((path) => usesIn(path, features.isDoubtful));
  const typed = typedNames(parts.flatMap(({ names }) => names));
  const uses = [...typed, ...parts.flatMap((part) => part.uses), ...styles.flatMap(styleUsesIn)];
  const found = uses.flatMap(({ path, line, ...use }) => {
    const [feature, lackedBy] = features.of(use);
    return lackedBy.length > 0 ? [{ path, line, feature, lackedBy: lackedBy.join(', ') }] : [];
  });
  return [...new Map(found.map((one) => [`${one.path}:${one.line} ${one.feature}`, one])).values()];
}

function wrongOnCanary(found) {
  const features = found.map(({ feature }) => feature);
  const silent = planted.filter((feature) => !features.includes(feature));
  const wrong = features.filter((feature) => !planted.includes(feature));
  return [
    ...silent.map((feature) => `the check does not find the planted ${feature}`),
    ...wrong.map((feature) => `the check wrongly finds ${feature}`),
  ];
}

function unexcused(found) {
  return found
    .filter(({ feature }) => !listed.some((exception) => excuses(exception, feature)))
    .map(({ path, line, feature, lackedBy }) => `${path}:${line}: ${feature} is not in ${lackedBy}`);
}

function needless(found) {
  return listed
    .filter((exception) => !found.some(({ feature }) => excuses(exception, feature)))
    .map((exception) => `scripts/browsers/exceptions.mjs: ${exception} is no exception any more`);
}

/** A property is excused with all its keywords. */
const excuses = (exception, feature) => feature === exception || feature.startsWith(`${exception}: `);
