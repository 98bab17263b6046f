import { taggedKinds, type TagForm } from './tag.facts.ts';

/** A valid tag; override what matters to the test. */
export const tagFixture = (over: Partial<TagForm> = {}): TagForm => ({
  name: 'Spring',
  tone: 'success',
  kinds: [...taggedKinds],
  ...over,
});
