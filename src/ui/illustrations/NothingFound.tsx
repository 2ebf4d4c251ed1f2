import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A page and a lens, 160 by 120 units. */
export function NothingFound(props: IllustrationProps) {
  return <Drawing {...props} id="nothing-found" viewBox="0 0 160 120" />
}
