import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A public office, 144 by 108 units, for the lower right corner of a card. */
export function Office(props: IllustrationProps) {
  return <Drawing {...props} id="office" viewBox="0 0 144 108" />
}
