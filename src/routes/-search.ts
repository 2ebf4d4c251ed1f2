/** Parameters that pages which hide the college tabs are opened with (NAV-9). */
export interface FromSearch {
  readonly from?: 3 | 4
}

export const fromSearch = ({ from }: Record<string, unknown>): FromSearch => (from === 3 || from === 4 ? { from } : {})

/** What the resume area, deliveries and collections open with. */
export const FROM_OWN = { from: 3 } as const satisfies FromSearch
