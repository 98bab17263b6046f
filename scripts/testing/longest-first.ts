import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { rankOf } from './longest-files.ts';

/** Starts the slowest files first, so that no worker is left with one while the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = sorted.map(({ project }) => project.name);
    const place = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    const rank = ({ moduleId }: TestSpecification): number => rankOf(moduleId);
    return sorted.toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other));
  }
}
