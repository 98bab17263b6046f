import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow, Build } from '#model/areas/stock/assembly/assembly.facts.ts';
import { isReleased } from '#model/areas/stock/assembly/assembly.kind.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useWarehouseName } from '#views/kit/document/place-name.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanScreen } from '#views/kit/scan-mode/scan-screen.tsx';
import type { Onward } from '#views/kit/scan-mode/unsent-notes.tsx';
import { useScanPage } from '#views/kit/scan-mode/use-scan-page.tsx';
import { Button } from '#views/ui/button.tsx';
import { pathOf } from './assembly-paths.ts';
import { useAssemblyTitle } from './assembly-title.ts';
import { assemblyWords } from './assembly.look.ts';
import { modeWords } from './assembly.messages.ts';
import { assemblyWatches } from './assembly.page.tsx';
import { BuildWork } from './build-work.tsx';
import { useBuildTask, type BuildTask } from './use-build-task.ts';

/** One assembly in full screen, for phones and scanners. [AS15] */
export function AssemblyScanPage({ row }: { readonly row: AssemblyRow }) {
  const { t, i18n } = useLingui();
  const model = useModel();
  const title = useAssemblyTitle()(row);
  const { sku } = useLineWords();
  const nameOf = useWarehouseName();
  const task = useBuildTask(row);
  const page = useScanPage({ words: assemblyWords, row, title, watches: assemblyWatches });
  const isWorkedOn = isReleased(row) && model.may('assembly.build');
  const { stops } = task;
  return (
    <ScanScreen
      kind="assembly"
      row={row}
      title={title}
      said={`${i18n._(modeWords[row.mode])} · ${sku(row)} · ${nameOf(row.warehouse)}`}
      back={{ label: t`Back to the assembly`, path: pathOf(row.id) }}
      onward={useInHandAgain(task)}
      {...(isWorkedOn && {
        progress: { done: stops.filter(({ left }) => left === 0).length, lines: stops.length },
      })}
      menu={page.menu}
      nameOf={({ type }) => {
        const label = assemblyWords.commands[type]?.label;
        return label ? i18n._(label) : type;
      }}
    >
      {isWorkedOn ? <BuildWork row={row} task={task} isAside={page.isAside} /> : <Over row={row} />}
      {page.surfaces}
    </ScanScreen>
  );
}

/** Goods that were taken for a build that the server refused are still in hand. [SCN34] */
function useInHandAgain({ made, haveAgain }: BuildTask): (conflict: Conflict) => Onward {
  const { t } = useLingui();
  return ({ command: { type, data } }) => {
    const { taken = [] } = type === 'build' ? (data as Partial<Build>) : {}; // what the command carries
    if (taken.length === 0 || made.taken.length > 0) return {};
    const onPress = (): void => haveAgain(taken);
    return { ways: [{ id: 'in-hand', icon: 'hand', label: t`Go on with what is taken`, onPress }] };
  };
}

/** Nothing is to be built here. */
function Over({ row }: { readonly row: AssemblyRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const isBuilt = row.built > 0;
  return (
    <ScanGate
      icon={isBuilt ? 'circleCheck' : 'assembly'}
      tone={isBuilt ? 'success' : 'neutral'}
      badges={<StateBadges words={assemblyWords} state={row.state} />}
      say={isBuilt ? t`Nothing is left to do here.` : t`It is built once it is released.`}
    >
      <Button variant="primary" icon="assembly" to={paths.to(pathOf(row.id))}>
        {t`Open the assembly`}
      </Button>
    </ScanGate>
  );
}
