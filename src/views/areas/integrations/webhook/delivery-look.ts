import { msg } from '@lingui/core/macro';
import type { DeliveryState } from '#model/areas/integrations/webhook/delivery-answer.ts';
import type { StateLook } from '#views/kit/document/document-words.ts';

export const deliveryLook: Readonly<Record<DeliveryState, StateLook>> = {
  waiting: { label: msg`Waits`, tone: 'info', icon: 'clock' },
  delivered: { label: msg`Delivered`, tone: 'success', icon: 'circleCheck' },
  dead: { label: msg`Given up`, tone: 'danger', icon: 'alert' },
  withheld: { label: msg`Not told`, tone: 'neutral', icon: 'lock' },
};
