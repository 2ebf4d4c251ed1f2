import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** Works and towers, 384 by 152 units, filling a card from its foot. */
export function Factory(props: IllustrationProps) {
  return <Drawing {...props} id="factory" viewBox="0 0 384 152" fit="xMidYMax meet" />
}
