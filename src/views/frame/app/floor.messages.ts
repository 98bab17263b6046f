import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FloorWork } from './floor-work.ts';

export const floorWords: Readonly<Record<FloorWork['id'], MessageDescriptor>> = {
  pick: msg`Pick`,
  receive: msg`Receive`,
  pack: msg`Pack`,
  count: msg`Count`,
  putAway: msg`Put away`,
  move: msg`Move`,
  build: msg`Build bundles`,
  adjust: msg`Adjust`,
  returns: msg`Returns`,
};
