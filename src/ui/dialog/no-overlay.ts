/**
 * Stands in for `react-remove-scroll`, which only Radix's Overlay uses. We draw no Overlay: its lock inserts a style
 * element that the content security policy refuses, and `useModal` locks the page instead.
 */
export function RemoveScroll(): never {
  throw new Error('the Overlay of Radix is not used here: useModal locks the page')
}
