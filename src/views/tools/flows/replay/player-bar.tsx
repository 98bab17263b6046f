import './replay.css';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import type { Player } from './use-player.ts';

interface PlayerBarProps {
  readonly player: Player;
  /** The current moment, in words. */
  readonly said: string;
}

/** A slider over moments, with buttons and keys to step and to play. */
export function PlayerBar({ player, said }: PlayerBarProps) {
  const { t } = useLingui();
  const { at, last, go, onKeyDown } = player;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is in it takes the focus
    <div className="flow-player" role="group" aria-label={t`Replay`} onKeyDown={onKeyDown}>
      <PlayerButtons player={player} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        aria-label={t`Moment`}
        aria-valuetext={said}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output className="flow-player-said">{said}</output>
    </div>
  );
}

function PlayerButtons({ player }: Pick<PlayerBarProps, 'player'>) {
  const { t } = useLingui();
  const { at, last, isPlaying, go, toggle } = player;
  const atFirst = at === 0 ? t`This is the beginning.` : undefined;
  const atLast = at === last ? t`This is the end.` : undefined;
  return (
    <div className="flow-player-buttons">
      <Button icon="first" label={t`To the beginning`} disabledReason={atFirst} onClick={() => go(0)} />
      <Button
        icon="chevronLeft"
        label={t`One step back`}
        disabledReason={atFirst}
        onClick={() => go(at - 1)}
      />
      <Button
        variant="primary"
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t`Hold` : t`Play`}
        disabledReason={last === 0 ? t`There is nothing to play.` : undefined}
        onClick={toggle}
      />
      <Button icon="chevronRight" label={t`One step on`} disabledReason={atLast} onClick={() => go(at + 1)} />
      <Button icon="last" label={t`To the end`} disabledReason={atLast} onClick={() => go(last)} />
    </div>
  );
}
