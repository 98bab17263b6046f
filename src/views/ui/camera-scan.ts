/** What became of a code. */
export interface CameraAnswer {
  readonly text: string;
  readonly isRight: boolean;
}

/** What is done with the codes before the camera. */
export interface CameraScan {
  /** Handles a code; returns a sentence if it failed. */
  readonly onScan: (code: string) => string | undefined | void;
  /** What became of the last code, of a page that says and sounds it itself; null before the first. */
  readonly answer?: CameraAnswer | null;
  /** One code is enough: it closes then. */
  readonly once?: boolean;
}
