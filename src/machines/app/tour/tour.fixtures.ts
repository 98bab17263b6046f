import { createActor, type InputFrom } from 'xstate';
import { tourMachine, type TourActor } from './tour.machine.ts';
import { tourPlans } from './tour.rules.ts';

type TourInput = InputFrom<typeof tourMachine>;

/** The five tours for somebody who already had this visit's offer and has completed none, unless overridden. */
export const tourInput = (over: Partial<TourInput> = {}): TourInput => ({
  plans: tourPlans((one) => one),
  home: '/dashboard',
  asksBeforeStop: false,
  completed: [],
  dontShowAgain: false,
  offered: true,
  ...over,
});

/** A started tour actor with the test's implementations. */
export const startTours = (
  provided: Parameters<typeof tourMachine.provide>[0],
  over: Partial<TourInput> = {},
): TourActor => createActor(tourMachine.provide(provided), { input: tourInput(over) }).start();
