/** Loaded into a measured server before its own code: tells the parent, when asked, what the process has used. */
export interface Usage {
  /** Milliseconds of processor time, user and system. */
  readonly cpu: number
  /** Bytes resident, after a garbage collection. */
  readonly rss: number
}

process.on('message', (collect) => {
  const { user, system } = process.cpuUsage()
  if (collect) globalThis.gc?.()
  process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() } satisfies Usage)
})
process.channel?.unref()
