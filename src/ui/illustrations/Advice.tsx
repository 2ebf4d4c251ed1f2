import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** Two people, 144 by 108 units, for the lower right corner of a card. */
export function Advice(props: IllustrationProps) {
  return <Drawing {...props} id="advice" viewBox="0 0 144 108" />
}
