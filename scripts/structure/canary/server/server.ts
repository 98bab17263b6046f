import '#views/view.tsx';
import '#server/files/shrink.ts';
// @ts-expect-error planted: the file does not exist
import './missing.ts';
