/** Addresses of the public pages, spelt once. */

type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** The hash address of a path with parameters; what is undefined or empty is left out. */
export function addressOf(path: string, values: Values = {}): string {
  const given = Object.entries(values).flatMap(([name, value]) => {
    const text = value === undefined ? '' : String(value)
    return text === '' ? [] : [[name, text]]
  })
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',')
  return `#${path}${search && '?'}${search}`
}

export const jobHref = (id: string) => addressOf('/job', { id })
export const companyHref = (id: string) => addressOf('/companyDetailPage', { id })
export const fairHref = (id: string) => addressOf('/jobFair', { id })
export const floorplanHref = (id: string, booth?: string) => addressOf('/floorplan', { id, booth })
/** An article's or a video's; `page` is the one of its column that led there, so that the way back leads to that. */
export const mediaHref = ({ id, kind }: { id: string; kind: 'article' | 'video' }, page = 1) =>
  addressOf(kind === 'video' ? '/videoDetail' : '/wenDetail', { id, page: page > 1 ? page : undefined })
export const columnHref = ({ id, kind }: { id?: string | undefined; kind: 'articles' | 'contents' }, page = 1) =>
  addressOf(kind === 'articles' ? '/wenList' : '/contentListNew', { id, page: page > 1 ? page : undefined })
