import type { ReactNode } from 'react';

/** Keeps the room of something that comes and goes, so that nothing moves from under a finger when it comes. */
export function Room({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ui-room" inert aria-hidden>
      {children}
    </span>
  );
}

interface EitherProps {
  /** What shows now. */
  readonly children: ReactNode;
  /** What shows at other times in its place. */
  readonly or: ReactNode;
}

/** One of two things in one place, which is as large as the larger of them. */
export function Either({ children, or }: EitherProps) {
  return (
    <span className="ui-either">
      {children}
      <Room>{or}</Room>
    </span>
  );
}
