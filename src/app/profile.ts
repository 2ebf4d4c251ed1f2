type Profile = typeof import('../api/profile.ts')

let loading: Promise<Profile> | undefined
let loaded: Profile | undefined

async function load(): Promise<Profile> {
  loaded = await import('../api/profile.ts')
  return loaded
}

/** The cache of what was read of the student; its code comes with the first student. */
export function profile(): Promise<Profile> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Forgets what was read of the student, if anything was: at once, since whoever comes next is read of right after. */
export function forgetProfile(): void {
  if (loaded) loaded.forgetProfile()
  else
    void loading?.then(
      ({ forgetProfile }) => forgetProfile(),
      () => undefined,
    )
}
