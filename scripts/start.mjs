import { addressRefused } from '../server/platform/observe/address-refused.mjs';
import { waitAtPlace } from './starting/place.mjs';
import { createProgress } from './starting/progress.mjs';
import { start } from './starting/start.mjs';

const progress = createProgress();
const room = await waitAtPlace(progress.steps).catch((error) => {
  // Told before minutes of work, not after.
  console.error(addressRefused(error, 'npm start') ?? error.message);
  process.exit(1);
});
process.exitCode = await start(process.argv.slice(2), { progress, room });
await room.close();
