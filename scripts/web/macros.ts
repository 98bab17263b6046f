import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/**
 * Compiles the macros that texts are written with, and catalogues. A build has no source maps, and to make those of
 * what the macros become takes a good part of it.
 */
export const macros = (): PluginOption[] => [
  lingui(),
  babel({
    presets: [linguiTransformerBabelPreset()],
    sourceMap: process.env['BUILD_HASH'] === undefined,
  }),
];
