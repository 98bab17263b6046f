import '#views/view.tsx';
// @ts-expect-error planted: the file does not exist
import './missing.ts';
