import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { JobState, ShownJob } from '#model/areas/integrations/jobs/job-answer.ts';
import type { StateLook } from '#views/kit/document/document-words.ts';

export const jobStateLook: Readonly<Record<JobState, StateLook>> = {
  waits: { label: msg`Waits`, tone: 'neutral', icon: 'clock' },
  runs: { label: msg`Runs`, tone: 'info', icon: 'refresh' },
  retries: { label: msg`Tried again`, tone: 'warning', icon: 'refresh' },
  failed: { label: msg`Failed`, tone: 'danger', icon: 'alert' },
  givenUp: { label: msg`Given up`, tone: 'neutral', icon: 'ban' },
  done: { label: msg`Done`, tone: 'success', icon: 'circleCheck' },
};

export const jobQueueWords: Readonly<Record<ShownJob['queue'], MessageDescriptor>> = {
  mail: msg`Mail`,
  routine: msg`Routine`,
  webhook: msg`Webhook`,
  import: msg`Import`,
};
