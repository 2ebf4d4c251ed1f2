import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A cloud with a cross, 160 by 120 units. */
export function NotLoaded(props: IllustrationProps) {
  return <Drawing {...props} id="not-loaded" viewBox="0 0 160 120" />
}
