export interface PanelProps {
  readonly userId: string
  readonly page: number
  /** Of everything of the kind that is collected now; undefined while that is not known. */
  readonly ids: readonly string[] | undefined
  hrefOf(page: number): string
}
