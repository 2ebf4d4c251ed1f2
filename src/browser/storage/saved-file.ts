import { nameForFile } from '../../../contract/rules/saved-name.ts'

/**
 * Hands a file to whoever sits before the browser.
 * @param name as it is called; what no file may be called is left out
 */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = nameForFile(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
