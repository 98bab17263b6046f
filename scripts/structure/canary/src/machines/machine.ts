import type { View } from '#views/view.tsx';
import 'fast-check';

export type Machine = View;
