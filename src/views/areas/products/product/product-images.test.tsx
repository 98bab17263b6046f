import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { deviceWith, modelOver, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { ScanItem } from '#views/kit/scan-mode/scan-card.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { ProductImages } from './product-images.tsx';
import { ProductPicture } from '#views/kit/file/product-picture.tsx';

type World = ReturnType<typeof companyWorld>;

/** Attaches a file to a product, as the server does; returns its id. */
function attach(world: World, product: string, name: string, type = 'image/png'): string {
  const id = world.id();
  const data = { about: 'product', id, name, type, size: 1, hash: 'a'.repeat(64) };
  world.must('file', product, 'attach', data, { internal: true });
  return id;
}

const shown = (): (string | null)[] =>
  [...document.querySelectorAll('.product-picture')].map((picture) => picture.getAttribute('src'));

async function showPicture(model: CompanyModel, product: string): Promise<void> {
  await showAt(model, '/en/here', () => (
    <ProductPicture product={product} look="row" otherwise={<i>none</i>} />
  ));
}

describe('the picture of a product', () => {
  it('[PPI1] is the first among its files that is one, until another is chosen', async () => {
    const world = companyWorld();
    const product = activeProduct(world);
    attach(world, product, 'manual.pdf', 'application/pdf');
    const first = attach(world, product, 'front.png');
    const second = attach(world, product, 'side.png');
    await showPicture(deviceWith(world), product);
    expect(shown()).toEqual([`/thumbnail/${first}/64`]);
    world.must('product', product, 'update', productFixture({ mainImage: second }));
    await showPicture(deviceWith(world), product);
    expect(shown()).toEqual([`/thumbnail/${second}/64`]);
  });

  it('[PPI1] is what stands for none, where the product has none', async () => {
    const world = companyWorld();
    const product = activeProduct(world);
    attach(world, product, 'photo.heic', 'image/heic');
    await showPicture(deviceWith(world), product);
    expect([shown(), document.querySelector('i')?.textContent]).toEqual([[], 'none']);
  });

  it('[PPI1] is large on a card in scan mode, and the card has none for a product without', async () => {
    const world = companyWorld();
    const [bolt, nut] = [activeProduct(world, { sku: 'BOLT' }), activeProduct(world, { sku: 'NUT' })];
    const image = attach(world, bolt, 'front.png');
    await showAt(deviceWith(world), '/en/here', () => (
      <>
        <ScanItem product={bolt} sku="BOLT" name="Hex bolt" />
        <ScanItem product={nut} sku="NUT" name="Nut" />
      </>
    ));
    expect(shown()).toEqual([`/thumbnail/${image}/320`]);
    expect(find('.product-picture').getAttribute('alt')).toBe('Hex bolt');
  });

  it('[PPI2] is not shown broken, and is tried again once there is a connection', async () => {
    const world = companyWorld();
    const product = activeProduct(world);
    const image = attach(world, product, 'front.png');
    await showPicture(deviceWith(world), product);
    await act(async () => void find('.product-picture').dispatchEvent(new Event('error')));
    expect([shown(), document.querySelector('i')?.textContent]).toEqual([[], 'none']);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(shown()).toEqual([`/thumbnail/${image}/64`]);
  });

  it('[PPI4] is fetched once it comes into sight', async () => {
    const world = companyWorld();
    const product = activeProduct(world);
    attach(world, product, 'front.png');
    await showPicture(deviceWith(world), product);
    expect(find('.product-picture').getAttribute('loading')).toBe('lazy');
  });
});

/** The pictures on the page of a product, as rows change. */
function OnPage({ product }: { readonly product: string }) {
  const row = useRow('product', product);
  return row ? <ProductImages row={row} /> : null;
}

async function showImages(world: World, product: string, may: (permission: string) => boolean = () => true) {
  const by = '00000000-0000-7000-8000-00000000beef';
  const model = modelOver(replicaOf(world, engine, { by, may }), { by, log: world.log, may });
  await showAt(model, '/en/here', () => <OnPage product={product} />);
  return model;
}

const cards = (): string[] =>
  [...document.querySelectorAll('.product-image')].map(
    (card) => `${card.querySelector('img')?.alt}: ${card.querySelector('.ui-badge')?.textContent ?? ''}`,
  );

describe('the pictures on the page of a product', () => {
  it('[PPI3] are told by name, and another is made the main one', async () => {
    const world = companyWorld();
    const product = activeProduct(world);
    attach(world, product, 'front.png');
    const side = attach(world, product, 'side.png');
    const model = await showImages(world, product);
    expect(cards()).toEqual(['front.png: Main picture', 'side.png: ']);
    await act(async () => click('[aria-label="Make side.png the main picture"]'));
    expect(cards()).toEqual(['front.png: ', 'side.png: Main picture']);
    const { command } = model.replica.pending[0] ?? {};
    expect(command).toMatchObject({ kind: 'product', type: 'update', data: { mainImage: side } });
  });

  it('[PPI3] are removed after a question, and the first takes the place of the main one', async () => {
    const world = companyWorld();
    const product = activeProduct(world);
    attach(world, product, 'front.png');
    attach(world, product, 'side.png');
    await showImages(world, product);
    await act(async () => click('[aria-label="Remove front.png"]'));
    await act(async () =>
      click(
        '[role=alertdialog] .ui-button[data-variant=danger], [role=dialog] .ui-button[data-variant=danger]',
      ),
    );
    expect(cards()).toEqual(['side.png: Main picture']);
  });

  it('[PPI3] only look, to who may not change them; without any there is nothing', async () => {
    const world = companyWorld();
    const product = activeProduct(world);
    const looking = (permission: string): boolean => permission === 'product.view';
    await showImages(world, product, looking);
    expect(document.querySelector('.ui-panel')).toBe(null);
    attach(world, product, 'front.png');
    attach(world, product, 'side.png');
    await showImages(world, product, looking);
    expect(cards()).toEqual(['front.png: Main picture', 'side.png: ']);
    expect(document.querySelectorAll('.ui-panel button')).toHaveLength(0);
  });
});
