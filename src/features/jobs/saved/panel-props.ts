export interface PanelProps {
  readonly userId: string
  readonly page: number
  /** The ids of everything of the kind that is saved now; undefined while that is not known. */
  readonly ids: readonly string[] | undefined
  hrefOf(page: number): string
}
