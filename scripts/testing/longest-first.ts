import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest in its project, by a part of the path, the longest first. Vitest knows durations after a run only; in
 * a clean clone it goes by the size of files, and one that calls tests from elsewhere is small.
 */
const longest = [
  'engines/addresses.',
  'browser/documents-',
  'browser/session.',
  'browser/connectivity.',
  'browser/shell.',
  'browser/pages.',
  'browser/journey.',
  'engines/leaving.',
  'engines/journey.',
  'browser/tour.',
  'browser/addresses.',
  'db/supervisor',
  'simulator/simulation.',
  'views/documents.',
];

/** Begins with the files that take longest, so that no worker is left with one while the other has nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = sorted.map(({ project }) => project.name);
    const place = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return sorted.toSorted((one, other) => place(one) - place(other) || rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((part) => moduleId.includes(part));
  return found === -1 ? longest.length : found;
}
