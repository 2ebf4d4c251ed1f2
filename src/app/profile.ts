let isRead = false

/** The cache of what was read of the student; its code comes with the first student. */
export function profile() {
  isRead = true
  return import('../api/profile.ts')
}

/** Forgets what was read of the student, if anything was. */
export function forgetProfile(): void {
  if (isRead) void profile().then((cache) => cache.forgetProfile())
}
