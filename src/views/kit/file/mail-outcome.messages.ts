import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailOutcome } from '#model/file/file.facts.ts';

/** How a letter with a paper came off. */
export const outcomeWords: Readonly<Record<MailOutcome | 'underway', MessageDescriptor>> = {
  underway: msg({ message: 'on its way', context: 'letter' }),
  sent: msg({ message: 'sent', context: 'letter' }),
  delayed: msg({ message: 'not sent yet, tried again', context: 'letter' }),
  failed: msg({ message: 'could not be sent', context: 'letter' }),
};
