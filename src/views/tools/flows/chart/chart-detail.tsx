import { useLingui } from '@lingui/react/macro';
import type { ChartShape, ShapeTransition } from '#model/flows/chart-shape.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import { staysWithin } from '#views/kit/chart/chart-text.ts';

interface ChartDetailProps {
  readonly shape: ChartShape;
  readonly words: ChartWords;
  /** A state or a transition, by its id. */
  readonly at: string;
  readonly onGo: (id: string) => void;
}

/** Details of the selection: a transition with what satisfies its condition, or a state with its ways in and out. */
export function ChartDetail({ shape, words, at, onGo }: ChartDetailProps) {
  const transition = shape.transitions.find(({ id }) => id === at);
  if (transition) return <TransitionDetail words={words} transition={transition} onGo={onGo} />;
  const state = shape.states.find(({ id }) => id === at);
  return state ? <StateDetail shape={shape} words={words} at={state.id} onGo={onGo} /> : null;
}

interface TransitionDetailProps extends Pick<ChartDetailProps, 'words' | 'onGo'> {
  readonly transition: ShapeTransition;
}

function TransitionDetail({ words, transition, onGo }: TransitionDetailProps) {
  const { t } = useLingui();
  const { event, source, targets, guard, actions } = transition;
  const link = (state: string) => <GoTo key={state} name={words.state(state)} onGo={() => onGo(state)} />;
  const does = actions.map((action) => words.action(action)).join(', ');
  return (
    <Panel title={words.event(event)}>
      <KeyValues
        items={[
          { id: 'from', label: t`From`, value: link(source) },
          {
            id: 'to',
            label: t`Leads to`,
            value: staysWithin(transition) ? t`The same state` : targets.map(link),
          },
          ...(guard === null
            ? []
            : [
                { id: 'condition', label: t`Condition`, value: words.guard(guard) },
                { id: 'needs', label: t`What satisfies it`, value: words.guardNeeds(guard) },
              ]),
          ...(does === '' ? [] : [{ id: 'does', label: t`What it does`, value: does }]),
        ]}
      />
    </Panel>
  );
}

function StateDetail({ shape, words, at, onGo }: ChartDetailProps) {
  const { t } = useLingui();
  const out = shape.transitions.filter(({ source }) => source === at);
  const into = shape.transitions.filter(
    (transition) => transition.targets.includes(at) && !staysWithin(transition),
  );
  // Transitions with the same name are told apart by their target or source.
  const onward = (way: ShapeTransition): string =>
    staysWithin(way)
      ? words.event(way.event)
      : `${words.event(way.event)} → ${way.targets.map(words.state).join(', ')}`;
  const inward = ({ event, source }: ShapeTransition): string =>
    `${words.state(source)} → ${words.event(event)}`;
  const ways = (list: readonly ShapeTransition[], nameOf: (way: ShapeTransition) => string) =>
    list.map((way) => <GoTo key={way.id} name={nameOf(way)} onGo={() => onGo(way.id)} />);
  return (
    <Panel title={words.state(at)}>
      <KeyValues
        items={[
          {
            id: 'out',
            label: t`Can happen here`,
            value: out.length > 0 ? ways(out, onward) : t`Nothing more`,
          },
          ...(into.length > 0 ? [{ id: 'into', label: t`Comes from`, value: ways(into, inward) }] : []),
        ]}
      />
    </Panel>
  );
}

function GoTo({ name, onGo }: { readonly name: string; readonly onGo: () => void }) {
  return (
    <button type="button" className="flow-link" onClick={onGo}>
      {name}
    </button>
  );
}
