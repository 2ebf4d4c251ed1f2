interface Dated {
  /** ISO 8601. */
  readonly at: string
}

/** What happened to a delivery and to its interviews, in the order of time. */
export const inOrder = <Event extends Dated, Step extends Dated>(
  events: readonly Event[],
  steps: readonly Step[],
): readonly (Event | Step)[] =>
  [...events, ...steps].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
