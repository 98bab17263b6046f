import { useLingui } from '@lingui/react/macro';
import type { BadRecording } from '#model/recordings/recording.ts';

/** Says what is wrong with a recording file, and where. */
export function useBadRecordingWords(): (bad: BadRecording, where: string) => string {
  const { t } = useLingui();
  return (bad, where) => {
    switch (bad) {
      case 'tooLarge':
        return t`It is larger than 512 kB.`;
      case 'notJson':
        return t`It is not a JSON file.`;
      case 'notARecording':
        return t`It is not a Lagra recording.`;
      case 'otherVersion':
        return t`It is a recording of version ${where}; this page reads version 1.`;
      case 'damaged':
        return where === '' ? t`It contains data that recordings never hold.` : t`It is damaged at ${where}.`;
      default:
        return bad satisfies never;
    }
  };
}
