import { msg } from '@lingui/core/macro';
import type { RunState } from '#model/areas/integrations/workflow/run-answer.ts';
import type { StateLook } from '#views/kit/document/document-words.ts';

export const runLook: Readonly<Record<RunState, StateLook>> = {
  started: { label: msg`Under way`, tone: 'info', icon: 'refresh' },
  waiting: { label: msg`Waits`, tone: 'info', icon: 'clock' },
  done: { label: msg`Done`, tone: 'success', icon: 'circleCheck' },
  failed: { label: msg`Failed`, tone: 'danger', icon: 'alert' },
  cut: { label: msg`Cut off`, tone: 'warning', icon: 'ban' },
};
