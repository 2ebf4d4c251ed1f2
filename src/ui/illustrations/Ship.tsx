import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A sailing ship on the ground of the brand colour, 792 by 400 units, kept to the right. */
export function Ship(props: IllustrationProps) {
  return <Drawing {...props} ground="brand" id="ship" viewBox="0 0 792 400" fit="xMaxYMid slice" />
}
