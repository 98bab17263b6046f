import { useLingui } from '@lingui/react/macro';
import { isToCount } from '#model/areas/stock/count/count.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { scanPath } from './scan/scan-count-button.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';

interface CountNowButtonProps {
  readonly warehouse: string;
  readonly location: string;
}

/** Counts a bin at once, in full screen: in the count that has it, or in one of its own. [CNS29] */
export function CountNowButton({ warehouse, location }: CountNowButtonProps) {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const refused = useRefused('count');
  const creation = useCreationRefusal('count');
  const has = useRows('count').find(
    (row) => isToCount(row) && row.bins.some((bin) => bin.location === location),
  );
  const may = model.may('count.work');
  const refusal = may ? creation : { code: 'notPermitted', params: { permission: 'count.work' } };
  const begin = (): void => {
    const document = model.newId();
    const scope = { by: 'bins', bins: [location] };
    const create = { kind: 'count', document, type: 'create', data: { warehouse, scope } };
    // One that cannot start is not planned either: nothing is left behind.
    const why = model.replica.wouldRefuse(create, 'start');
    if (why) return announcer.error(sentence(why), { kind: 'count', code: why.code });
    propose(create);
    propose({ kind: 'count', document, type: 'start', data: {} });
    return paths.go(scanPath(document));
  };
  return (
    <Button
      size="sm"
      icon="scan"
      data-testid="count-now"
      {...(has && may ? {} : refused(refusal))}
      onClick={() => (has && may ? paths.go(scanPath(has.id)) : begin())}
    >
      {t`Count now`}
    </Button>
  );
}
