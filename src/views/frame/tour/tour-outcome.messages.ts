import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** The message after a completed tour; `leftOut`: how many steps had nothing to show. */
export const tourCompleted = (leftOut: number): MessageDescriptor =>
  leftOut === 0
    ? msg`The tour is finished.`
    : msg`The tour is finished. ${plural(leftOut, {
        one: '# step was left out: it is not on your pages.',
        other: '# steps were left out: they are not on your pages.',
      })}`;

export const tourShowsNothing: MessageDescriptor = msg`None of this tour is on your pages, so it has ended.`;
