import { schemaOf } from '#model/engine/schema.ts';
import { engine } from './registry.ts';

/**
 * The fingerprint of this page's model. The web build replaces this file with the computed text
 * (scripts/web/engine-schema.ts), so that charts and schemas are not loaded at startup.
 */
export const schema = schemaOf(engine);
