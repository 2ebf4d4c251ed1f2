import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A conversation with a clock, 144 by 108 units, for the lower right corner of a card. */
export function Interview(props: IllustrationProps) {
  return <Drawing {...props} id="interview" viewBox="0 0 144 108" />
}
