import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { Specimen } from './gallery-frame.tsx';

/** Cards: panels with header and footer, figures, facts. */
export function GalleryCards() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`A panel`} id="card-panel" wide>
        <Panel
          title={t`Customer`}
          subtitle={t`As it stood when the order was confirmed`}
          actions={
            <Button size="sm" icon="edit">
              <Trans>Edit</Trans>
            </Button>
          }
          foot={<Trans>Changed by Anna Lind on 12 March</Trans>}
        >
          <CustomerFacts />
        </Panel>
      </Specimen>
      <Specimen name={t`Figures, the last one loading`} id="card-figures" wide>
        <Figures />
      </Specimen>
    </>
  );
}

function CustomerFacts() {
  const { t } = useLingui();
  return (
    <KeyValues
      columns={2}
      items={[
        { id: 'name', label: t`Name`, value: 'Byggvaruhuset i Umeå AB' },
        { id: 'terms', label: t`Payment terms`, value: t`30 days net` },
        { id: 'address', label: t`Delivery address`, value: 'Hamngatan 12, 903 26 Umeå' },
        { id: 'phone', label: t`Phone`, value: '' },
      ]}
    />
  );
}

function Figures() {
  const { t } = useLingui();
  const format = useFormat();
  const week = [4, 6, 5, 9, 8, 12, 14];
  return (
    <Stats>
      <Stat
        label={t`Revenue this week`}
        figure={format.moneyRounded(48_250_000, 'SEK')}
        trend={{ text: format.percent(1_240), direction: 'up', tone: 'success' }}
        spark={{ values: week, summary: t`Rising through the week` }}
      />
      <Stat
        label={t`Late orders`}
        figure={format.count(7)}
        trend={{ text: format.percent(800), direction: 'up', tone: 'danger' }}
        note={t`than last week`}
      />
      <Stat label={t`Stock value`} figure={format.count(1_840)} unit="tkr" note={t`412 items`} />
      <Stat label={t`Being counted`} figure={undefined} />
    </Stats>
  );
}
