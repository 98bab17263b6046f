import './replay.css';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { useRef } from 'react';

interface ListedStep {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly time?: { readonly text: string; readonly iso: string };
}

interface StepListProps {
  readonly label: string;
  readonly steps: readonly ListedStep[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** Every step of a path; pressing one goes to it. */
export function StepList({ label, steps, at, onGo }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useWhenChanged(at, () => {
    const [frame, row] = [list.current, list.current?.children[at]];
    if (frame && row instanceof HTMLElement) frame.scrollTop = row.offsetTop - frame.clientHeight / 2;
  });
  return (
    <ol ref={list} className="flow-steps" aria-label={label}>
      {steps.map(({ id, title, detail, time }, index) => (
        <li key={id}>
          <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => onGo(index)}>
            <strong>{title}</strong>
            <span className="ui-soft">{detail}</span>
            {time && (
              <time className="ui-soft ui-number" dateTime={time.iso}>
                {time.text}
              </time>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
