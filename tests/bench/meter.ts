/** Loaded into a measured server before its own code: tells the parent, when asked, what the process has used. */
export interface Usage {
  /** Milliseconds of processor time, user and system. */
  readonly cpu: number
  /** Bytes resident, after a garbage collection. */
  readonly rss: number
  /** Bytes that JavaScript holds, likewise. */
  readonly heap: number
}

process.on('message', (collect) => {
  const { user, system } = process.cpuUsage()
  if (collect) globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpu: (user + system) / 1000, rss, heap: heapUsed } satisfies Usage)
})
process.channel?.unref()
