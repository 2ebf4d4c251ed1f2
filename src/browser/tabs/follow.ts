/**
 * Opens an address of another of our sites as a link would that says from which site it comes: it asks fewer questions
 * of those who come from ours.
 * @param target name of a tab that this page opened; this tab otherwise
 */
export function follow(address: string, target = '_self'): void {
  const link = document.createElement('a')
  Object.assign(link, { href: address, target, referrerPolicy: 'origin' })
  link.click()
}
