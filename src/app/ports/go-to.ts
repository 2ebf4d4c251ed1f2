/** To a path of this page. */
export function goTo(path: string): void {
  location.hash = path
}
