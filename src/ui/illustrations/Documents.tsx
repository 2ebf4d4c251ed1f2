import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A checked page, 144 by 108 units, for the lower right corner of a card. */
export function Documents(props: IllustrationProps) {
  return <Drawing {...props} id="documents" viewBox="0 0 144 108" />
}
