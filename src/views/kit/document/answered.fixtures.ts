import { act } from 'react';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { World } from '#model/engine/world.fixtures.ts';

/** The device hears what happened in the world. */
export async function heardOf({ replica }: CompanyModel, events: readonly LogEvent[]): Promise<void> {
  const { head } = replica;
  const batch = { company: 1, epoch: 1, from: head + 1, to: head + events.length, events };
  await act(async () => void replica.receive(batch));
}

/** A server that is of the world's opinion answers all that waits. */
export async function answered(model: CompanyModel, world: World): Promise<void> {
  const { replica } = model;
  for (const { command } of replica.pending.slice()) {
    const { id, kind, document, type, data } = command;
    const events = world.must(kind, document, type, data);
    await act(async () => void replica.acknowledge([{ id, seq: replica.head + events.length }]));
    await heardOf(model, events);
  }
}
