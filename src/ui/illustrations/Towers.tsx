import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** Two office towers on the ground of the brand colour, 148 by 120 units. */
export function Towers(props: IllustrationProps) {
  return <Drawing {...props} ground="brand" id="towers" viewBox="0 0 148 120" />
}
