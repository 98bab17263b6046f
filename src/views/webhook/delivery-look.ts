import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DeliveryState } from '#model/webhook/delivery-answer.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/tone.ts';

interface Look {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
  readonly icon: IconName;
}

export const deliveryLook: Readonly<Record<DeliveryState, Look>> = {
  waiting: { label: msg`Waits`, tone: 'info', icon: 'clock' },
  delivered: { label: msg`Delivered`, tone: 'success', icon: 'circleCheck' },
  dead: { label: msg`Given up`, tone: 'danger', icon: 'alert' },
  withheld: { label: msg`Not told`, tone: 'neutral', icon: 'lock' },
};
