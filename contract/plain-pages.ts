/** What has a plain page: one without a script, which search engines and messengers read. */
export type Plain = 'position' | 'company' | 'fair' | 'article'

const folders = { position: 'job', company: 'companies', fair: 'fairs', article: 'articles' } satisfies Record<
  Plain,
  string
>

/** Path of a plain page. */
export const plainPath = (kind: Plain, id: string): string => `/${folders[kind]}/${id}`

/** Path of the picture that messengers show of a position. */
export const picturePath = (positionId: string): string => `/positions/${positionId}.png`
