import type { CompilerOptions } from '@inlang/paraglide-js'

/** One catalogue of messages, compiled per message, for the client and the server. */
export const paraglide = {
  project: './project.inlang',
  outdir: './messages/compiled',
  strategy: ['globalVariable', 'baseLocale'],
  outputStructure: 'message-modules',
  emitTsDeclarations: false,
  cleanOutdir: false,
} satisfies CompilerOptions
