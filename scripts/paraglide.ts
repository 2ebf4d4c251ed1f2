import * as nodeFs from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { CompilerOptions } from '@inlang/paraglide-js'

/** What is compiled already is not written again: a server that starts meanwhile would read half a module. */
async function writeWhatChanged(path: string, content: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined)
  if (before !== content) await writeFile(path, content)
}

/** One catalogue of messages, compiled per message, for the client and the server. */
export const paraglide = {
  project: './project.inlang',
  outdir: './messages/compiled',
  strategy: ['globalVariable', 'baseLocale'],
  outputStructure: 'message-modules',
  emitTsDeclarations: false,
  cleanOutdir: false,
  fs: { ...nodeFs, promises: { ...nodeFs.promises, writeFile: writeWhatChanged } },
} satisfies CompilerOptions
