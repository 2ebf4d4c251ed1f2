import { compile } from '@inlang/paraglide-js'
import { paraglide } from './paraglide.ts'

/** Compiles the message catalogue. The compiler leaves timers of half a minute behind: whoever calls this as a command exits by itself. */
export const compileMessages = () => compile(paraglide)

if (import.meta.main) {
  await compileMessages()
  process.exit(0)
}
