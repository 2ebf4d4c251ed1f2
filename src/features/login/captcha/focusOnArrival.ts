/** The dialog is open already when it turns out that there is nothing to solve: the focus goes to the way on. */
export const focusOnArrival = (button: HTMLButtonElement | null): void => button?.focus()
