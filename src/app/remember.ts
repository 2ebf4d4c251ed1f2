type SiteMemory = typeof import('./ports/site-memory.ts')

/** Keeps something for the pages opened from here (SITE-8); nothing in this page waits for it. */
export const remember = (keep: (memory: SiteMemory) => void): void =>
  void import('./ports/site-memory.ts').then(keep).catch(console.error)
