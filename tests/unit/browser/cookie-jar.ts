/** A document that keeps cookies as a browser does: by name, with the attributes of the last write. */
export class CookieJar {
  readonly kept = new Map<string, { value: string; attributes: string[] }>()
  readonly isBlocked: boolean

  constructor(isBlocked = false) {
    this.isBlocked = isBlocked
  }

  get cookie(): string {
    return [...this.kept].map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    if (this.isBlocked) return
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals)
    const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice('expires='.length)
    if (expires && Date.parse(expires) <= Date.now()) this.kept.delete(name)
    else this.kept.set(name, { value: pair.slice(equals + 1), attributes })
  }

  get names(): string[] {
    return [...this.kept.keys()]
  }
}
