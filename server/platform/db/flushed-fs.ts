import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PostgreSQL takes it for a reason to stop, since what it wrote may be lost. */
const EIO = 29

interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/** The embedded database's directory, where a flush reaches the disk: PGlite's own file system answers and does nothing. */
export class FlushedFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const reachTheDisk = (module: unknown) => {
      const { NODEFS } = module as NodeFiles
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd)
          return 0
        } catch {
          return EIO
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), reachTheDisk] } }
  }
}
