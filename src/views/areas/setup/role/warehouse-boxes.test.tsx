import { expect, it } from 'vitest';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { WarehouseBoxes } from './warehouse-boxes.tsx';

it('[ARC1] offers no warehouse that is archived, and shows those that were chosen before', async () => {
  const { world } = team();
  const depot = world.id();
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: world.id(), staging: world.id(), quarantine: world.id() };
  world.must('warehouse', depot, 'create', { code: 'DEP', name: 'Depot', address, ...places });
  world.must('warehouse', depot, 'archive');
  const model = deviceWith(world);
  const offered = async (chosen: readonly string[] | null): Promise<string> => {
    const box = { testId: 'boxes', problem: undefined, none: '', some: '', onChange: () => {} };
    await showAt(model, '/en/here', () => <WarehouseBoxes {...box} chosen={chosen} />);
    const { textContent } = find('[data-testid=boxes] .role-boxes');
    unmount();
    return textContent ?? '';
  };
  expect(await offered(null)).not.toContain('Depot');
  expect(await offered([depot])).toContain('Depot');
});
