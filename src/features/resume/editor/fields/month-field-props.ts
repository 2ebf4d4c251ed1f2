export interface MonthFieldProps {
  readonly label: string
  /** As the contract has it; '' for none. */
  readonly value: string
  /** May also be what goes on; what that is called. */
  readonly present?: { readonly value: string; readonly label: string } | undefined
  readonly error?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly placeholder?: string | undefined
  /** Years before now at which the picker opens; 0 where none are named. */
  readonly yearsBack?: number | undefined
  onChange(value: string): void
  /** A month was picked: it is as it will be, though the focus has not left. */
  onPicked?(): void
}
